import type { Game, Moment } from '../game.ts';
import { ACTIVE, SETUP, STAGE } from '../position.ts';
import { seatLetter } from '../squares.ts';
import { RECORD_RESULTS, type RecordResult } from './record.ts';

/** `*` also stands for an abandoned game: neither a win nor a draw. */
export function resultOf({ outcome }: Game): RecordResult {
  if (!outcome || outcome.reason === 'abandoned') return '*';
  const { winner } = outcome;
  if (winner === undefined) return 'draw';
  return RECORD_RESULTS.find((result) => result === seatLetter(winner)) ?? '*';
}

/** The signs beside a step: `cut` and `answer`. */
export const signsOf = ({ actor, before, cut }: Moment): { cut: boolean; answer: boolean } => ({
  cut: cut !== undefined,
  answer: before[STAGE] !== SETUP && actor !== undefined && actor !== before[ACTIVE],
});
