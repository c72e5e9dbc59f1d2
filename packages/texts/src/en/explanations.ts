import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `Possible with ${square}: ${steps}`,
  possible: ({ step }) => `${step} is possible.`,
  ambiguous: ({ step, steps }) => `"${step}" could mean more than one step: ${steps}`,
  spelled: ({ step }) => `It is written ${step}, and possible.`,
};
