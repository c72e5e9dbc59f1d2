import type { Catalogue } from '../catalogue.ts';

export const noUndo: Catalogue['noUndo'] = {
  nothing: "Rien n'a encore été joué.",
  drawn: 'Une carte a été retournée\u00a0: ce qui a été joué avant est définitif.',
  ended: "Cela a mis fin à la partie, ou à celle d'un joueur\u00a0: c'est définitif.",
  secret: 'La dernière action a pu se heurter à un secret\u00a0: elle est définitive.',
  answered: "Dès qu'un autre joueur a agi, ce qui a été joué avant est définitif.",
};
