import { turnsOf } from '@oia/narration';
import { eventsFor, type Moment, plainStep, type Square, type Step } from '@oia/rules';
import { eventSquares } from '../../session/scene.ts';
import type { ShownGame } from '../shown-game.ts';

/** The moments of the last shown turn; in the set-up those of the last actor. */
export function lastMoments(moments: readonly Moment[]): readonly Moment[] {
  const last = turnsOf({ moments }).at(-1);
  if (!last) return [];
  const turn = moments.slice(last.from, last.to);
  if (last.seat !== undefined) return turn;
  const { actor } = turn.at(-1) ?? {};
  return turn.slice(turn.findLastIndex((moment) => moment.actor !== actor) + 1);
}

/** Squares of the last turn; they stay highlighted until the next step. */
export const lastSquares = ({ match, moments, viewer }: ShownGame): Square[] =>
  eventSquares(lastMoments(moments).flatMap((moment) => eventsFor(match, moment, viewer)));

/** The squares in the notation of a step. */
export function stepSquares(step: Step): Square[] {
  const plain = plainStep(step);
  if ('from' in plain) return [plain.from, plain.to];
  if ('pairs' in plain) return plain.pairs.flat();
  if ('by' in plain && plain.by !== undefined) return [plain.by, plain.at];
  return 'at' in plain ? [plain.at] : [];
}
