import type { OnlineWords } from '../../online.ts';
import { plural } from '../grammar.ts';

/** Profiles and leaderboards. */
export const players: OnlineWords['players'] = {
  since: ({ when }) => `Ici depuis le ${when}`,
  program: 'Un programme',
  unknown: ({ name }) => `Aucun compte ne porte le nom ${name}.`,
  ratingsTitle: 'Classement',
  pools: { none: 'Sans pouvoirs', open: 'Avec pouvoirs, rien de caché', all: 'Tout' },
  poolNotes: {
    none: 'Le jeu de base.',
    open: 'Des pouvoirs sans secrets et sans hasard.',
    all: 'Tous les pouvoirs, même ceux à secrets ou à hasard.',
  },
  rating: 'Classement',
  deviation: ({ low, high }) => `très probablement de ${low} à ${high}`,
  provisional: 'encore incertain',
  unrated: 'pas encore classé',
  games: ({ count }) => `${count} ${plural(count, 'partie', 'parties')}`,
  powersTitle: 'Résultats par pouvoir',
  power: 'Pouvoir',
  share: 'Part des points',
  tallies: 'Résultats',
  tally: ({ won, drawn, lost }) =>
    `${won} ${plural(won, 'gagnée', 'gagnées')}, ${drawn} ${plural(drawn, 'nulle', 'nulles')}, ${lost} ${plural(lost, 'perdue', 'perdues')}`,
  powersNone: 'Aucune partie terminée pour le moment.',
  recentTitle: 'Dernières parties',
  allGames: 'Toutes les parties de ce joueur',

  boardTitle: 'Classements',
  boardLead: 'Les cent meilleurs, personnes et programmes, qui ont joué récemment et dont le classement est assez sûr.',
  pool: 'Quelles parties\u00a0?',
  rank: 'Rang',
  name: 'Nom',
  plusMinus: ({ count }) => `± ${count}`,
  boardNone: "Personne n'est encore classé. Il faut quinze à vingt parties classées.",
};
