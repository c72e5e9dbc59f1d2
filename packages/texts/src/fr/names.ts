import type { Catalogue } from '../catalogue.ts';

export const pieces: Catalogue['pieces'] = { block: 'bloc', dome: 'dôme' };

export const directions: Catalogue['directions'] = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ouest',
  w: 'ouest',
  nw: 'nord-ouest',
};

/** Anna et Ben; Anna, Ben et Cléo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');
