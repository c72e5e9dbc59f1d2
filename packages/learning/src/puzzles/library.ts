import { GOALS, type PuzzleKind } from './goal.ts';
import { type PuzzleText, unpackPuzzle } from './packing.ts';

/** A puzzle of the library, before it is opened. */
export interface PuzzleEntry extends PuzzleText {
  /** The same in every version that has this puzzle: it is in addresses, and in what devices remember. */
  readonly id: string;
  /** Ids of the powers of both seats, `none` included. */
  readonly powers: readonly [string, string];
}

/** How far one has to hold out is no matter of taste. */
export const WISHED_KINDS = ['win1', 'win2', 'win3', 'hold'] as const;
export type WishedKind = (typeof WISHED_KINDS)[number];

const isOfKind = (kind: PuzzleKind, wished: WishedKind): boolean =>
  wished === 'hold' ? GOALS[kind].aim === 'hold' : kind === wished;

/** What somebody wants to solve; undefined: anything. */
export interface PuzzleFilter {
  readonly kind?: WishedKind | undefined;
  /** Of either side. */
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
