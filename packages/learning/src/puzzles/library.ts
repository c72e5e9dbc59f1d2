import { pickOne, type Random } from '@oia/rules';
import { unpackPuzzle } from './codec/packing.ts';
import type { PuzzleText } from './puzzle.ts';
import { GOALS, type PuzzleKind } from './puzzle.ts';

/** A puzzle of the library, before it is opened. */
export interface PuzzleEntry extends PuzzleText {
  /** Stable across versions: it is part of addresses and of saved progress. */
  readonly id: string;
  /** Ids of the powers of both seats, `none` included. */
  readonly powers: readonly [string, string];
}

/** The kinds a player may ask for: both lengths of holding out are one. */
export const WISHED_KINDS = ['win1', 'win2', 'win3', 'hold'] as const;
export type WishedKind = (typeof WISHED_KINDS)[number];

const isOfKind = (kind: PuzzleKind, wished: WishedKind): boolean =>
  wished === 'hold' ? GOALS[kind].aim === 'hold' : kind === wished;

/** A filter for puzzles; undefined: any. */
export interface PuzzleFilter {
  readonly kind?: WishedKind | undefined;
  /** A power of either side. */
  readonly power?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Ratings below the first are easy, below the second medium. */
const BOUNDS = [1250, 1550] as const;

export const difficultyOf = (rating: number): Difficulty =>
  rating < BOUNDS[0] ? 'easy' : rating < BOUNDS[1] ? 'medium' : 'hard';

const ID_LENGTH = 6;
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** All puzzles, by id. */
export class PuzzleLibrary {
  readonly entries: readonly PuzzleEntry[];
  readonly #byId: ReadonlyMap<string, PuzzleEntry>;

  /** Lines that cannot be read are left out. */
  constructor(lines: string) {
    const texts = lines.split('\n').flatMap((line) => {
      const read = unpackPuzzle(line);
      return read.ok ? [entryOf(read.value)] : [];
    });
    this.#byId = new Map(texts.map((entry) => [entry.id, entry]));
    this.entries = [...this.#byId.values()];
  }

  at(id: string): PuzzleEntry | undefined {
    return this.#byId.get(id);
  }

  /** Powers that are in some puzzle, `none` included. */
  get powers(): ReadonlySet<string> {
    return new Set(this.entries.flatMap(({ powers }) => powers));
  }

  matching({ kind, power, difficulty }: PuzzleFilter): PuzzleEntry[] {
    return this.entries.filter(
      (entry) =>
        (kind === undefined || isOfKind(entry.kind, kind)) &&
        (power === undefined || entry.powers.includes(power)) &&
        (difficulty === undefined || difficultyOf(entry.rating) === difficulty),
    );
  }
}

function entryOf(text: PuzzleText): PuzzleEntry {
  const [, , a = '', b = ''] = text.position.split(' ');
  return { ...text, id: idOf(text), powers: [powerIn(a), powerIn(b)] };
}

const powerIn = (seat: string): string => /^[a-z]+/.exec(seat)?.[0] ?? '';

function idOf({ kind, position }: PuzzleText): string {
  let hash = 0x811c9dc5;
  for (const letter of `${kind} ${position}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Array.from({ length: ID_LENGTH }, (_, i) => ID_LETTERS.charAt((hash >>> (i * 5)) & 31)).join('');
}

/** Picks among this many puzzles with the closest ratings. */
const CLOSEST = 12;

/** A puzzle that fits the wish and the solver and was not tried yet; if all were, any that fits. undefined: none fits. */
export function nextPuzzle(
  library: PuzzleLibrary,
  wish: PuzzleFilter,
  rating: number,
  wasTried: (id: string) => boolean,
  random: Random,
): PuzzleEntry | undefined {
  const fitting = library.matching(wish);
  const fresh = fitting.filter(({ id }) => !wasTried(id));
  const pool = fresh.length > 0 ? fresh : fitting;
  const distance = (entry: PuzzleEntry): number => Math.abs(entry.rating - rating);
  const closest = pool.toSorted((a, b) => distance(a) - distance(b)).slice(0, CLOSEST);
  return closest.length === 0 ? undefined : pickOne(random, closest);
}

/** Days since the beginning of 1970, of a date in the player's time zone. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The daily puzzle is neither for beginners only nor for experts only. */
const EASIEST = 1000;
const HARDEST = 1700;
/** Prime, so that neighbouring days have nothing to do with each other and no puzzle comes twice for years. */
const STRIDE = 7919;

/** The puzzle of a day: the same for all players with this library. */
export function dailyPuzzle({ entries }: PuzzleLibrary, day: number): PuzzleEntry | undefined {
  const fitting = entries.filter(({ rating, kind }) => kind !== 'win1' && rating >= EASIEST && rating <= HARDEST);
  const all = fitting.length > 0 ? fitting : entries;
  return all[(day * STRIDE) % all.length];
}
