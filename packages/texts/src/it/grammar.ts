import type { PowerId } from '../ids.ts';
import { powers } from './names.ts';

/** «a» before a name or a square, with the euphonic «d» where two a's would meet: «ad Anna», «ad a1», «a Ben». */
export const to = (name: string): string => (/^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`);

export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const name = (power: PowerId): string => powers[power].name;

type Article = 'il' | 'la' | 'le';

/** An article with the prepositions it melts into. */
const CONTRACTED: Readonly<Record<Article, { readonly of: string; readonly to: string }>> = {
  il: { of: 'del', to: 'al' },
  la: { of: 'della', to: 'alla' },
  le: { of: 'delle', to: 'alle' },
};

// Most powers bear the name of a person; these are spoken of with an article.
const ARTICLES: Readonly<Partial<Record<PowerId, Article>>> = {
  minotaur: 'il',
  chaos: 'il',
  graeae: 'le',
  harpies: 'le',
  moerae: 'le',
  siren: 'la',
};

/** «Apollo», «il Minotauro», «le Arpie». */
export const the = (power: PowerId): string => [ARTICLES[power], name(power)].filter(Boolean).join(' ');

/** «di Apollo», «del Minotauro», «delle Arpie». */
export function of(power: PowerId): string {
  const article = ARTICLES[power];
  return article ? `${CONTRACTED[article].of} ${name(power)}` : `di ${name(power)}`;
}

/** «ad Apollo», «al Minotauro», «alle Arpie». */
export function toPower(power: PowerId): string {
  const article = ARTICLES[power];
  return article ? `${CONTRACTED[article].to} ${name(power)}` : to(name(power));
}
