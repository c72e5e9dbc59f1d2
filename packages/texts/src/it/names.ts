import type { Catalogue } from '../catalogue.ts';
import { and } from './grammar.ts';

export const pieces: Catalogue['pieces'] = { block: 'blocco', dome: 'cupola' };

export const directions: Catalogue['directions'] = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ovest',
  w: 'ovest',
  nw: 'nord-ovest',
};

/** Anna e Ben; Anna, Ben ed Elena. */
export const together: Catalogue['together'] = (names) => {
  const last = names.at(-1);
  if (last === undefined) return '';
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} ${and(last)}` : last;
};
