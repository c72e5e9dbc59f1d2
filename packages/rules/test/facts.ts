import { readdirSync, readFileSync } from 'node:fs';
import type { Power } from '../src/power.ts';
import { POWER_LIST } from '../src/power-list.ts';

/** Facts about the cards, read from docs/rules so that documents and code cannot diverge. */
const shelf = new URL('../../../docs/rules/', import.meta.url);
const book = (name: string): string => readFileSync(new URL(name, shelf), 'utf8');

export type Pair = readonly [string, string];

const pairsIn = (text: string): Pair[] =>
  [...text.matchAll(/^- ([a-z]+) - ([a-z]+)/gm)].map((match) => [match[1] ?? '', match[2] ?? '']);

const [official = '', extra = ''] = (book('modes.md').split(/^Official \(\d+\):/m)[1] ?? '').split(/BGA extra \(\d+\)/);

/** Section 9 of modes.md. */
export const OFFICIAL_PAIRS = pairsIn(official);
export const EXTRA_PAIRS = pairsIn(extra);

export interface CardRow {
  readonly number: number;
  readonly id: string;
  readonly set: string;
  readonly players: readonly number[];
  readonly fleece: boolean;
}

const CARD_LINE = /^## (\d+)\. (\w+) .*\n(\w+) · players ([\d/]+) · fleece (yes|no)\b/gm;

/** The facts below the heading of a power. Those of 31 to 55 are written in other ways and not read here. */
export const CARD_LINES: readonly CardRow[] = readdirSync(shelf)
  .filter((name) => /^powers-.*\.md$/.test(name))
  .flatMap((name) => [...book(name).matchAll(CARD_LINE)])
  .map(([, number, id = '', set = '', players = '', fleece]) => ({
    number: Number(number),
    id,
    set,
    players: players.split('/').map(Number),
    fleece: fleece === 'yes',
  }));

const [, count = '', boxSize = '', names = ''] =
  /^Eligible \((\d+) of (\d+)\): ([^.]+)\./m.exec(book('modes.md')) ?? [];

/** How many of the cards of the box may lie beside the Ram. */
export const FLEECE_COUNT = Number(count);

/** The cards of the box; those after them were added here. */
export const BOX: readonly Power[] = POWER_LIST.slice(0, Number(boxSize));

/** Section 7 of modes.md lists those of the box; an added card has it below its heading. */
export const FLEECE_CARDS: readonly string[] = [
  ...names.split(', ').map((name) => name.replace('*', '')),
  ...CARD_LINES.filter(({ number, fleece }) => number > Number(boxSize) && fleece).map(({ id }) => id),
];

export interface OverviewRow extends CardRow {
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
