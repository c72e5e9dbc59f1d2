import { OVER, type Position, RESULT, STAGE } from './position.ts';

/** Why a game ended. */
export const REASONS = [
  'climbed',
  'condition', // a win condition of a power, named by its number
  'stuck',
  'noWorkers',
  'abyss',
  'fate',
  'resigned',
  'time',
  'agreed',
  'repetition',
  'abandoned',
] as const;
export type EndReason = (typeof REASONS)[number];

/** `winner` is a side; undefined for a drawn or abandoned game. `power` is the number of the power that decided. */
export interface Outcome {
  readonly winner: number | undefined;
  readonly reason: EndReason;
  readonly power: number | undefined;
}

const NO_WINNER = 7;

export function finishGame(p: Position, winner: number | undefined, reason: EndReason, power = 0): void {
  p[STAGE] = OVER;
  p[RESULT] = (winner === undefined ? NO_WINNER : winner + 1) | (REASONS.indexOf(reason) << 3) | (power << 8);
}

export const isOver = (p: Position): boolean => p[STAGE] === OVER;

export function outcomeOf(p: Position): Outcome | undefined {
  if (!isOver(p)) return undefined;
  const winner = p[RESULT] & 7;
  const power = p[RESULT] >> 8;
  return {
    winner: winner === NO_WINNER ? undefined : winner - 1,
    reason: REASONS[(p[RESULT] >> 3) & 31] as EndReason,
    power: power === 0 ? undefined : power,
  };
}
