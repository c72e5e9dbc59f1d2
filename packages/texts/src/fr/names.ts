import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'bloc', dome: 'dôme' };

export const directions: Catalogue['directions'] = {
  0: 'nord',
  1: 'nord-est',
  2: 'est',
  3: 'sud-est',
  4: 'sud',
  5: 'sud-ouest',
  6: 'ouest',
  7: 'nord-ouest',
};

/** Anna et Ben; Anna, Ben et Cléo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');
