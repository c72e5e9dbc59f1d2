import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'этаж', dome: 'купол' };

export const directions: Catalogue['directions'] = {
  0: 'север',
  1: 'северо-восток',
  2: 'восток',
  3: 'юго-восток',
  4: 'юг',
  5: 'юго-запад',
  6: 'запад',
  7: 'северо-запад',
};

/** Анна и Борис; Анна, Борис и Вера. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' и ');
