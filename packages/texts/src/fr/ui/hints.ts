import type { Catalogue } from '../../catalogue.ts';

/** Hints, stage by stage. */
export const hints: Catalogue['ui']['hints'] = {
  worker: ({ square }) => `Regardez le bâtisseur en ${square}.`,
  moreTurn: 'Redemandez pour voir le coup.',
  turn: ({ turn }) => `L'ordinateur jouerait\u00a0: ${turn}`,
  moreWhy: 'Redemandez pour savoir pourquoi.',
  wins: 'Ce coup gagne la partie.',
  stops: ({ squares }) => `Ce coup empêche une victoire en ${squares}.`,
  stopsWin: 'Ce coup empêche le joueur suivant de gagner.',
  threatens: ({ squares }) => `Il menace de gagner en ${squares} au prochain tour.`,
  threatensWin: 'Il menace de gagner au prochain tour.',
  climbs: ({ level }) => `Il fait monter au niveau ${level}.`,
  unclear: "Rien n'est encore décidé\u00a0: en calculant plus loin, l'ordinateur préfère ce coup.",
};
