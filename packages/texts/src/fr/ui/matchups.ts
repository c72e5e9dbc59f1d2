import type { TranslatedUi } from '../../translation.ts';
import { plural } from '../grammar.ts';

const games = (count: number): string => `${count} ${plural(count, 'partie', 'parties')}`;
const range = (low: number, high: number): string => `${low} à ${high}\u00a0%`;

/** Results of powers against each other, from games of the computer against itself. */
export const matchups: TranslatedUi['matchups'] = {
  title: 'Rencontres',
  intro: 'Qui bat qui\u00a0: une ligne par pouvoir, une colonne par adversaire.',
  source: ({ count, each }) =>
    `${games(count)} de l'ordinateur contre lui-même, rapides (une fraction de seconde par tour), ${each} par paire, chacun commençant aussi souvent. Les secrets étaient visibles. Entre humains, il peut en aller autrement.`,
  order: 'Ordre',
  orders: { strength: 'Par force', number: 'Par numéro' },
  picture: "Toutes les rencontres en une image. Les flèches du clavier vont de l'une à l'autre.",
  loses: 'La ligne perd',
  wins: 'La ligne gagne',
  empty: 'Vide\u00a0: rencontre déconseillée',
  percent: ({ percent }) => `${percent}\u00a0%`,
  result: ({ one, two, percent }) => `${one} contre ${two}\u00a0: ${percent}\u00a0% de victoires`,
  range: ({ low, high }) => range(low, high),
  certainty: ({ low, high, count }) => `probablement ${range(low, high)}, ${games(count)}`,
  starting: ({ name, percent }) => `${percent}\u00a0% quand ${name} commence`,
  neverMeet: ({ one, two }) => `${one} et ${two}\u00a0: aucune partie, rencontre déconseillée.`,
  itself: ({ name }) => `${name}\u00a0: un pouvoir ne se rencontre jamais lui-même.`,
  power: 'Pouvoir',
  against: 'Adversaire',
  won: 'Victoires',
  likely: 'Probable',
  ranked: ({ name }) => `${name} contre tous les autres, du meilleur au pire`,
  overall: ({ percent, low, high, count }) =>
    `${percent}\u00a0% de victoires contre tous les autres (${range(low, high)}), ${games(count)}`,
  best: 'Le plus fort contre',
  worst: 'Le plus faible contre',
  each: ({ count }) => `${games(count)} contre chacun, jouées par l'ordinateur contre lui-même.`,
  all: 'Toutes les rencontres',
  before: 'Chances',
  basis: ({ count, low, high, name }) =>
    `D'après ${games(count)} rapides de l'ordinateur contre lui-même\u00a0: ${range(low, high)} pour ${name}.`,
  balanced: 'Équilibrées',
  balancedNote: ({ low, high }) =>
    `Seulement des rencontres où chacun a gagné ${range(low, high)} des parties rapides de l'ordinateur.`,
  balancedFleece: "Avec la Toison d'or, les deux joueurs ont le même pouvoir.",
  balancedChoice: 'Seules les rencontres peuvent être équilibrées, pas un choix pour un draft.',
  balancedNone:
    "Aucune rencontre de ces séries n'est équilibrée. Admettez d'autres séries, ou des rencontres moins équilibrées.",
};
