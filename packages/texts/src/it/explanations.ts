import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `Possibile con ${square}: ${steps}`,
  possible: ({ step }) => `${step} è possibile.`,
  ambiguous: ({ step, steps }) => `"${step}" potrebbe indicare più di un'azione: ${steps}`,
  spelled: ({ step }) => `Si scrive ${step}, ed è possibile.`,
};
