import type { Game, Moment } from '../game.ts';
import { ACTIVE, SETUP, STAGE } from '../position.ts';
import type { RecordResult } from './record.ts';

/** In a record `*` also stands for a game that was broken off: nobody won it, and it is no draw. */
export function resultOf({ outcome }: Game): RecordResult {
  if (!outcome || outcome.reason === 'abandoned') return '*';
  return outcome.winner === undefined ? 'draw' : ((['A', 'B', 'C'] as const)[outcome.winner] ?? '*');
}

/** What is written beside a step. */
export const marksOf = ({ actor, before, cut }: Moment): { cut: boolean; answer: boolean } => ({
  cut: cut !== undefined,
  answer: before[STAGE] !== SETUP && actor !== undefined && actor !== before[ACTIVE],
});
