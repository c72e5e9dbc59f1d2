import { readFileSync } from 'node:fs';

/** What docs/rules says about the cards, read from there so that the book and the program cannot part. */
const book = (name: string): string => readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), 'utf8');

export type Pair = readonly [string, string];

const pairsIn = (text: string): Pair[] =>
  [...text.matchAll(/^- ([a-z]+) - ([a-z]+)/gm)].map((match) => [match[1] ?? '', match[2] ?? '']);

const [official = '', extra = ''] = (book('modes.md').split('Official (25):')[1] ?? '').split('BGA extra (24)');

/** Section 9 of modes.md. */
export const OFFICIAL_PAIRS = pairsIn(official);
export const EXTRA_PAIRS = pairsIn(extra);

/** Section 7 of modes.md. */
export const FLEECE_CARDS = (/Eligible \(29 of 55\): ([^.]+)\./.exec(book('modes.md'))?.[1] ?? '')
  .split(', ')
  .map((name) => name.replace('*', ''));

export interface OverviewRow {
  readonly number: number;
  readonly id: string;
  readonly set: string;
  readonly players: readonly number[];
  readonly fleece: boolean;
  readonly banned: readonly string[];
}

const NOTHING = '–';

/** The table of G16 in powers-1-30.md. */
export const OVERVIEW: readonly OverviewRow[] = [
  ...book('powers-1-30.md').matchAll(/^\| (\d+) \| (\w+) \| (\w+) \| ([\d ]+) \| (yes|no) \| ([^|]+) \|/gm),
].map(([, number, id = '', set = '', players = '', fleece, banned = '']) => ({
  number: Number(number),
  id,
  set,
  players: players.split(' ').map(Number),
  fleece: fleece === 'yes',
  banned: banned === NOTHING ? [] : banned.split(', '),
}));
