import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `На ${square} можно: ${steps}`,
  possible: ({ step }) => `${step} — это возможно.`,
  ambiguous: ({ step, steps }) => `«${step}» можно понять по-разному: ${steps}`,
  spelled: ({ step }) => `Это возможно, но пишется так: ${step}.`,
};
