import type { Catalogue } from '../catalogue.ts';

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `Possible avec ${square}\u00a0: ${steps}`,
  possible: ({ step }) => `${step} est possible.`,
  ambiguous: ({ step, steps }) => `«\u00a0${step}\u00a0» peut désigner plusieurs actions\u00a0: ${steps}`,
  spelled: ({ step }) => `Cela s'écrit ${step}, et c'est possible.`,
};

export const noUndo: Catalogue['noUndo'] = {
  nothing: "Rien n'a encore été joué.",
  drawn: 'Une carte a été retournée\u00a0: ce qui a été joué avant est définitif.',
  ended: "Cela a mis fin à la partie, ou à celle d'un joueur\u00a0: c'est définitif.",
  secret: 'La dernière action a pu se heurter à un secret\u00a0: elle est définitive.',
  answered: "Dès qu'un autre joueur a agi, ce qui a été joué avant est définitif.",
};
