import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'block', dome: 'dome' };

export const directions: Catalogue['directions'] = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** Anna and Ben; Anna, Ben and Cleo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
