import { begin } from './flow.ts';
import { holdersOf as holderBits, type Match, type SetupTask } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  ASLEEP,
  BUILDS,
  copyOf,
  DOMES,
  DRAW,
  EARLY,
  FEMALE,
  MALE,
  MARKED,
  MOVER,
  OUT,
  OVER,
  PENDING,
  type Position,
  RAM,
  RECORD,
  SETUP,
  STAGE,
  START,
  STEPS,
  sideAt,
  TASK,
  TURN,
  VEIL,
  WORKERS,
} from './position.ts';
import type { Field, Power } from './power.ts';
import { outcomeOf } from './result.ts';
import { has, lowest, type Square, squaresOf, WIDTH } from './squares.ts';

/**
 * What there is to know of a position, by name. Everybody outside the rules reads positions through these; where the ints lie (`position.ts`)
 * is known to the rules and to those who search.
 */

/** Where a game is: placing workers, between turns, in the middle of one, waiting for a card to be drawn, finished. */
export const STAGES = ['setup', 'start', 'turn', 'draw', 'over'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_NAMES: Readonly<Record<number, Stage>> = {
  [SETUP]: 'setup',
  [START]: 'start',
  [TURN]: 'turn',
  [DRAW]: 'draw',
  [OVER]: 'over',
};

export const stageOf = (p: Position): Stage => STAGE_NAMES[p[STAGE]] as Stage;

/** The seat whose turn it is; who has to decide is `actorOf`. */
export const activeSeat = (p: Position): number => p[ACTIVE];

export const seatsOf = ({ players }: Match): number[] => Array.from({ length: players }, (_, seat) => seat);

export const sidesOf = ({ sides }: Match): number[] => Array.from({ length: sides }, (_, side) => side);

/** Has this seat left the game? */
export const isOut = (p: Position, seat: number): boolean => has(p[OUT], seat);

/** The side that has won, or undefined: the game is on, or nobody has. */
export const winnerOf = (p: Position): number | undefined => outcomeOf(p)?.winner;

/** Does this position belong to somebody who does not see the workers of this side? */
export const isUnseen = (p: Position, side: number): boolean => has(p[VEIL], side);

/** Did this seat move up in its last turn? Known only where a power asks for it (Z32). */
export const hasClimbed = (p: Position, seat: number): boolean => has(p[RECORD], seat);

/** The turn is, or is to be, an additional one with opponents' workers. */
export const isAdditional = (p: Position): boolean => p[ADDITIONAL] !== 0;

// --- the board

export const hasDome = (p: Position, square: Square): boolean => has(p[DOMES], square);

export const domesOf = (p: Position): Square[] => squaresOf(p[DOMES]);

export const ramOf = (p: Position): Square | undefined => (p[RAM] === 0 ? undefined : lowest(p[RAM]));

/** The squares of a side's workers. */
export const workersOf = (p: Position, side: number): Square[] => squaresOf(p[WORKERS + side]);

export const SEXES = ['female', 'male', 'neither'] as const;
export type Sex = (typeof SEXES)[number];

export interface Worker {
  readonly square: Square;
  readonly side: number;
  readonly sex: Sex;
  /** A mark that lasts until its owner's next turn is over. */
  readonly isMarked: boolean;
  /** It may not move in this turn. */
  readonly isAsleep: boolean;
}

export function workerAt(p: Position, square: Square): Worker | undefined {
  const side = sideAt(p, square);
  if (side < 0) return undefined;
  return {
    square,
    side,
    sex: has(p[FEMALE], square) ? 'female' : has(p[MALE], square) ? 'male' : 'neither',
    isMarked: has(p[MARKED], square),
    isAsleep: has(p[ASLEEP], square),
  };
}

/** All workers on the board, side by side. */
export const allWorkers = (p: Position): Worker[] =>
  [0, 1, 2].flatMap((side) => workersOf(p, side)).map((square) => workerAt(p, square) as Worker);

// --- the turn

/** What has been done in this turn. */
export interface TurnProgress {
  readonly steps: number;
  /** Builds before the first step, and after it. */
  readonly earlyBuilds: number;
  readonly builds: number;
  /** The worker that has to go on, if that is decided. */
  readonly mover: Square | undefined;
}

export const turnProgress = (p: Position): TurnProgress => ({
  steps: p[STEPS],
  earlyBuilds: p[EARLY],
  builds: p[BUILDS],
  mover: p[MOVER] === 0 ? undefined : lowest(p[MOVER]),
});

/**
 * The turn that is about to be played, as it begins: cards have changed hands, start effects have happened (Z7). A position rests before that,
 * so who holds a stolen card or the one beside the Ram, and what lies on a card, is told by this one. Anywhere else it is the position itself.
 */
export function withTurnBegun(match: Match, p: Position): Position {
  if (p[STAGE] !== START && p[STAGE] !== DRAW) return p;
  const begun = copyOf(p);
  begin(match, begun);
  return begun;
}

/** A dome that other players may answer, and who still has to be asked. */
export interface Question {
  readonly dome: Square;
  readonly seats: readonly number[];
}

export const questionIn = (p: Position): Question | undefined =>
  p[PENDING] === 0 ? undefined : { dome: (p[PENDING] & 31) - 1, seats: squaresOf(p[PENDING] >> 5) };

/** What is to be done next before the first turn. */
export const setupTaskOf = (match: Match, p: Position): SetupTask | undefined =>
  p[STAGE] === SETUP ? match.tasks[p[TASK]] : undefined;

// --- cards

/** The seats that hold a card now: the thief of a stolen one, whoever stands beside the Ram, nobody of one that is out. */
export const holdersOf = (match: Match, p: Position, card: number): number[] =>
  seatsOf(match).filter((seat) => has(holderBits(p, card), seat));

/** What a changing card has turned into, if it is one. */
export function faceOf(match: Match, p: Position, card: number): Power | undefined {
  const { power, data } = match.cards[card] ?? {};
  const face = data === undefined ? 0 : (power?.becomes?.(p, data) ?? 0);
  return face === 0 ? undefined : match.powers[face];
}

/** The powers whose words hold for this seat now: held, lent by the Ram, or turned up on a changing card. */
export function powersOf(match: Match, p: Position, seat: number): Power[] {
  return match.cards.flatMap(({ power }, card) => {
    if (!match.fleece && !holdersOf(match, p, card).includes(seat)) return [];
    const shown = faceOf(match, p, card);
    return shown ? [shown, power] : [power];
  });
}

/** One thing that lies on a card. */
export interface FieldValue {
  readonly field: Field;
  /** As the kind of the field says; 0 is nothing, -1 is not shown. */
  readonly value: number;
  /** The squares it names, if it names any that may be seen. */
  readonly squares: readonly Square[];
}

export function fieldsOf(match: Match, p: Position, card: number): FieldValue[] {
  const { power, data = 0 } = match.cards[card] ?? {};
  return (power?.fields ?? []).map((field, i) => {
    const value = p[data + i];
    return { field, value, squares: squaresIn(field, value) };
  });
}

/** The four squares of a fate token, from the lower left one. */
export const fateSquares = (corner: Square): Square[] => [0, 1, WIDTH, WIDTH + 1].map((offset) => corner + offset);

/** Squares a field of a card names; empty for numbers, directions and what is not shown. */
export function squaresIn(field: Field, value: number): Square[] {
  if (value <= 0) return [];
  if (field.kind === 'mask') return squaresOf(value);
  if (field.kind === 'square') return [value - 1];
  return field.kind === 'fate' ? fateSquares(value - 1) : [];
}
