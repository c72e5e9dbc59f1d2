import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rules from '@oia/rules';
import { isRefused, POWER_LIST, parsePosition, positionText, type Random } from '@oia/rules';
import { matchOf, randomStarts } from '../turn-speed.ts';

/** Six positions of the bare game, ten pairs of simple powers, and each other power once or more: of games the computer played. */
export const POSITIONS: readonly string[] = readFileSync(join(import.meta.dirname, 'positions.txt'), 'utf8')
  .trim()
  .split('\n');

export type Kind = 'bare' | 'simple' | 'other';

export function kindOf(text: string): Kind {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  const { cards } = read.value.match;
  if (cards.length === 0) return 'bare';
  return cards.every(({ power }) => power.set === 'simple') ? 'simple' : 'other';
}

export const positionsOf = (kind: Kind): string[] => POSITIONS.filter((text) => kindOf(text) === kind);

export type Pair = readonly [string, string];

/** All allowed pairs, or a random sample of about this size. */
export function somePairs(random: Random, wanted: number): Pair[] {
  const pairs = POWER_LIST.flatMap((a) =>
    POWER_LIST.filter((b) => a !== b && !isRefused(a.id, b.id)).map((b): Pair => [a.id, b.id]),
  );
  return pairs.filter(() => random() < wanted / pairs.length);
}

/** Some positions of random games of a pair. */
export function startsOf(pair: Pair, random: Random, wanted: number): string[] {
  const match = matchOf(rules, pair);
  const texts: string[] = [];
  while (texts.length < wanted) {
    const starts = randomStarts(rules, match, random);
    texts.push(...starts.slice(0, wanted).map((position) => positionText({ match, position })));
  }
  return texts.slice(0, wanted);
}
