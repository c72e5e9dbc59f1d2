import type { TranslatedOnline } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** All finished games of the server. */
export const archive: TranslatedOnline['archive'] = {
  title: 'Archives',
  lead: 'Toutes les parties terminées de ce serveur\u00a0: revoyez-les, analysez-les, téléchargez-les.',
  search: 'Chercher',
  power: 'Pouvoir',
  anyPower: 'Tous les pouvoirs',
  player: 'Joueur',
  result: 'Résultat',
  anyResult: 'Tous les résultats',
  results: { win: 'Gagnée', loss: 'Perdue', draw: 'Nulle' },
  resultNote: 'Gagnée ou perdue par le joueur ou le pouvoir cherché.',
  pool: 'Genre',
  anyPool: 'Toutes les parties',
  none: 'Aucune partie ne correspond. Demandez moins de choses à la fois.',
  noneYet: "Aucune partie n'est encore terminée.",
  found: ({ count }) => `${count} ${plural(count, 'partie', 'parties')}`,
  foundMore: ({ count }) => `Les ${count} dernières parties`,
  more: 'En montrer plus',
  download: 'Télécharger ces parties',
  look: 'Revoir',
  lookLabel: ({ players }) => `Revoir la partie ${players}`,
  gone: "Cette partie n'est pas dans les archives, ou elle n'est pas encore terminée.",
  toArchive: 'Toutes les parties des archives',
  shareTitle: 'Partager cette partie',
  link: 'Lien vers cette partie',
  copyLink: 'Copier le lien',
  picture: 'Image pour les messages',
};

/** Profiles and leaderboards. */
export const players: TranslatedOnline['players'] = {
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
