import type { Catalogue } from '../../catalogue.ts';

/** The end of a game. A name can be that of one player or of a team: no verb depends on it. */
export const result: Catalogue['ui']['result'] = {
  youWon: ({ turn }) => `Vous avez gagné, tour ${turn}`,
  won: ({ player, turn }) => `Victoire pour ${player}, tour ${turn}`,
  draw: 'Match nul',
  noResult: 'Sans résultat',
  whyWon: {
    climbed: 'Votre bâtisseur est au niveau 3.',
    stuck: 'Votre adversaire ne pouvait plus terminer son tour.',
    noWorkers: "Votre adversaire n'avait plus de bâtisseur.",
    resigned: 'Votre adversaire a abandonné.',
  },
  whyLost: {
    climbed: 'Votre adversaire est monté au niveau 3.',
    stuck: 'Vous ne pouviez plus terminer votre tour.',
    noWorkers: "Vous n'aviez plus de bâtisseur.",
    resigned: 'Vous avez abandonné.',
  },
  rematch: 'Revanche',
  turningPoint: 'Où la partie a-t-elle basculé\u00a0?',
  share: 'Partager',
  replay: 'Revoir la partie',
  gentler: 'Perdre deux fois de suite, cela arrive à tout le monde. Un adversaire plus facile\u00a0?',
  stronger: "Trois victoires de suite\u00a0! Envie d'un adversaire plus fort\u00a0?",
  playLevel: ({ level, name }) => `Jouer contre «\u00a0${name}\u00a0» (niveau ${level})`,
};
