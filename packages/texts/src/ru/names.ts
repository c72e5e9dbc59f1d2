import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'этаж', dome: 'купол' };

export const directions: Catalogue['directions'] = {
  n: 'север',
  ne: 'северо-восток',
  e: 'восток',
  se: 'юго-восток',
  s: 'юг',
  sw: 'юго-запад',
  w: 'запад',
  nw: 'северо-запад',
};

/** Анна и Борис; Анна, Борис и Вера. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' и ');
