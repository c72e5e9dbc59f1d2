import type { PowerId } from '../ids.ts';
import { powers } from './powers.ts';

/** «a» before a name or a square, with the euphonic «d» where two a's would meet: «ad Anna», «ad a1», «a Ben». */
export const to = (name: string): string => (/^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`);

/** «e» before a name or a square, with the euphonic «d» where two e's would meet: «ed e5», «e c4». */
export const and = (name: string): string => (/^[eèéêë]/i.test(name) ? `ed ${name}` : `e ${name}`);

export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const name = (power: PowerId): string => powers[power].name;

// Most powers bear the name of a person; these are spoken of with an article.
const articles: Readonly<Partial<Record<PowerId, string>>> = {
  minotaur: 'del',
  chaos: 'del',
  graeae: 'delle',
  harpies: 'delle',
  moerae: 'delle',
  siren: 'della',
};

/** «di Apollo», «del Minotauro», «delle Arpie». */
export const of = (power: PowerId): string => `${articles[power] ?? 'di'} ${name(power)}`;
