import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'block', dome: 'dome' };

export const directions: Catalogue['directions'] = {
  0: 'north',
  1: 'north-east',
  2: 'east',
  3: 'south-east',
  4: 'south',
  5: 'south-west',
  6: 'west',
  7: 'north-west',
};

/** Anna and Ben; Anna, Ben and Cleo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
