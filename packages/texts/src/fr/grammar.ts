import type { Direction, PowerId } from '../ids.ts';
import { directions, powers } from './names.ts';

type Article = 'le' | 'la' | 'les';

const CONTRACTED: Readonly<Record<Article, string>> = { le: 'du', la: 'de la', les: 'des' };

/** Names that are nouns as well, and that a sentence therefore gives an article. */
const ARTICLES: Readonly<Partial<Record<PowerId, Article>>> = {
  minotaur: 'le',
  graeae: 'les',
  harpies: 'les',
  moerae: 'les',
  siren: 'la',
};

const plainLetters = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// A y sounds as a vowel only before a consonant: Yves, but not Yann.
const startsWithVowel = (name: string): boolean => /^([aeiouœæ]|y[^aeiouy])/.test(plainLetters(name));

// An h stays as it is: whether it is mute depends on where the name comes from.
const ofOne = (name: string): string => (startsWithVowel(name) ? `d'${name}` : `de ${name}`);

/** `de` with a name, once for each name of a team: «d'Anna et de Ben». */
export const of = (names: string): string =>
  names
    .split(/(, | et )/)
    .map((part, i) => (i % 2 === 0 ? ofOne(part) : part))
    .join('');

export const name = (power: PowerId): string => powers[power].name;

/** The name as a sentence has it: «Apollon», «le Minotaure», «les Harpies». */
export const the = (power: PowerId): string => [ARTICLES[power], name(power)].filter(Boolean).join(' ');

/** `de` with the name of a power; the h of Greek names is mute. */
export function ofPower(power: PowerId): string {
  const article = ARTICLES[power];
  if (article) return `${CONTRACTED[article]} ${name(power)}`;
  return name(power).startsWith('H') ? `d'${name(power)}` : of(name(power));
}

export function towards(direction: Direction): string {
  const name = directions[direction];
  return startsWithVowel(name) ? `vers l'${name}` : `vers le ${name}`;
}

/** French has the singular for 0 as well as for 1. */
export const plural = (count: number, one: string, more: string): string => (count < 2 ? one : more);
