import { begin } from './flow.ts';
import type { Match, SetupTask } from './match.ts';
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
  holdersOf as holderBits,
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
 * Named readers of a position. Code outside the rules reads positions through these; only the rules, the engine and the tools know the
 * layout of the ints (`position.ts`).
 */

/** The stages of a game: set-up, between turns, in the middle of a turn, waiting for a card draw, over. */
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

/** The seat whose turn it is. `actorOf` gives the seat that has to decide. */
export const activeSeat = (p: Position): number => p[ACTIVE];

export const seatsOf = ({ players }: Match): number[] => Array.from({ length: players }, (_, seat) => seat);

export const sidesOf = ({ sides }: Match): number[] => Array.from({ length: sides }, (_, side) => side);

/** True if this seat was eliminated. */
export const isOut = (p: Position, seat: number): boolean => has(p[OUT], seat);

/** The side that has won; undefined: none yet. */
export const winnerOf = (p: Position): number | undefined => outcomeOf(p)?.winner;

/** True if this position is a view that does not show the workers of this side. */
export const isUnseen = (p: Position, side: number): boolean => has(p[VEIL], side);

/** True if this seat moved up in its last turn; tracked only if a power reads it (Z32). */
export const hasClimbed = (p: Position, seat: number): boolean => has(p[RECORD], seat);

/** True if the current or next turn is an additional one with opponents' workers. */
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
  /** Marked until the end of its owner's next turn. */
  readonly isMarked: boolean;
  /** Not allowed to move in this turn. */
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

/** All workers on the board, grouped by side. */
export const allWorkers = (p: Position): Worker[] =>
  [0, 1, 2].flatMap((side) => workersOf(p, side)).map((square) => workerAt(p, square) as Worker);

// --- the turn

/** The actions of this turn so far. */
export interface TurnProgress {
  readonly steps: number;
  /** Builds before the first move step, and after it. */
  readonly earlyBuilds: number;
  readonly builds: number;
  /** The worker that has to continue the turn, if that is decided. */
  readonly mover: Square | undefined;
}

export const turnProgress = (p: Position): TurnProgress => ({
  steps: p[STEPS],
  earlyBuilds: p[EARLY],
  builds: p[BUILDS],
  mover: p[MOVER] === 0 ? undefined : lowest(p[MOVER]),
});

/**
 * The position at the beginning of the next turn, after cards have changed hands and start effects have happened (Z7). Between turns
 * a position is before that, so the holders and fields of cards should be read from this one. In other stages it is the position itself.
 */
export function withTurnBegun(match: Match, p: Position): Position {
  if (p[STAGE] !== START && p[STAGE] !== DRAW) return p;
  const begun = copyOf(p);
  begin(match, begun);
  return begun;
}

/** The position as if it were this seat's turn, for questions such as what a player threatens. Only between turns. */
export function asTurnOf(p: Position, seat: number): Position {
  const copy = copyOf(p);
  copy[ACTIVE] = seat;
  return copy;
}

/** A dome that other players may answer, and the seats that have not decided yet. */
export interface Question {
  readonly dome: Square;
  readonly seats: readonly number[];
}

export const questionIn = (p: Position): Question | undefined =>
  p[PENDING] === 0 ? undefined : { dome: (p[PENDING] & 31) - 1, seats: squaresOf(p[PENDING] >> 5) };

/** The next task of the set-up. */
export const setupTaskOf = (match: Match, p: Position): SetupTask | undefined =>
  p[STAGE] === SETUP ? match.tasks[p[TASK]] : undefined;

// --- cards

/** The seats that hold a card now: the thief of a stolen card, players beside the Ram, none if the owner was eliminated. */
export const holdersOf = (match: Match, p: Position, card: number): number[] =>
  seatsOf(match).filter((seat) => has(holderBits(p, card), seat));

/** The power a changing card shows now, if it is one. */
export function faceOf(match: Match, p: Position, card: number): Power | undefined {
  const { power, data } = match.cards[card] ?? {};
  const face = data === undefined ? 0 : (power?.becomes?.(p, data) ?? 0);
  return face === 0 ? undefined : match.powers[face];
}

/** The powers that apply to this seat now: held, lent by the Ram, or shown on a changing card. Between turns the Ram's card is anyone's. */
export function powersOf(match: Match, p: Position, seat: number): Power[] {
  return match.cards.flatMap(({ power, owner }, card) => {
    const isOpen = owner === undefined && p[STAGE] !== TURN;
    if (!isOpen && !holdersOf(match, p, card).includes(seat)) return [];
    const shown = faceOf(match, p, card);
    return shown ? [shown, power] : [power];
  });
}

/** A field of a card with its value. */
export interface FieldValue {
  readonly field: Field;
  /** Depends on the kind of the field; 0 is nothing, -1 is hidden. */
  readonly value: number;
  /** The squares it names, if any are visible. */
  readonly squares: readonly Square[];
}

export function fieldsOf(match: Match, p: Position, card: number): FieldValue[] {
  const { power, data = 0 } = match.cards[card] ?? {};
  return (power?.fields ?? []).map((field, i) => {
    const value = p[data + i];
    return { field, value, squares: squaresIn(field, value) };
  });
}

/** The four squares of a fate token, given its lower left square. */
export const fateSquares = (corner: Square): Square[] => [0, 1, WIDTH, WIDTH + 1].map((offset) => corner + offset);

/** The squares in a field's value; empty for numbers, directions and hidden values. */
export function squaresIn(field: Field, value: number): Square[] {
  if (value <= 0) return [];
  if (field.kind === 'mask') return squaresOf(value);
  if (field.kind === 'square') return [value - 1];
  return field.kind === 'fate' ? fateSquares(value - 1) : [];
}
