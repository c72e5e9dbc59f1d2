import type { Catalogue } from '../catalogue.ts';
import { and } from './grammar.ts';

export const pieces: Catalogue['pieces'] = { block: 'blocco', dome: 'cupola' };

export const directions: Catalogue['directions'] = {
  0: 'nord',
  1: 'nord-est',
  2: 'est',
  3: 'sud-est',
  4: 'sud',
  5: 'sud-ovest',
  6: 'ovest',
  7: 'nord-ovest',
};

/** Anna e Ben; Anna, Ben ed Elena. */
export const together: Catalogue['together'] = (names) => {
  const last = names.at(-1);
  if (last === undefined) return '';
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} ${and(last)}` : last;
};
