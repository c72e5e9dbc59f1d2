import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `Possible avec ${square}\u00a0: ${steps}`,
  possible: ({ step }) => `${step} est possible.`,
  ambiguous: ({ step, steps }) => `«\u00a0${step}\u00a0» peut désigner plusieurs actions\u00a0: ${steps}`,
  spelled: ({ step }) => `Cela s'écrit ${step}, et c'est possible.`,
};
