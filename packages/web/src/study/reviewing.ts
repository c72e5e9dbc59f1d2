import { type PlayedTurn, requestOf } from '@oia/engine';
import { type Game, stageOf } from '@oia/rules';
import type { StudySession } from './study-session.ts';
import { mainLineFrom, type Path } from './tree.ts';

/** A turn of the line that is reviewed. */
export interface TurnToReview {
  /** After the turn. */
  readonly path: Path;
  readonly seat: number;
  readonly side: number;
  /** As in records: turns from 1. */
  readonly number: number;
  readonly played: PlayedTurn;
}

/** The turns of the shown line. In games with secrets they are judged from the view of the chosen seat. */
export function turnsToReview(session: StudySession): TurnToReview[] {
  const { study, path } = session.state.value;
  const line = mainLineFrom(study.branches, path);
  const turns: TurnToReview[] = [];
  let number = 0;
  for (const [i] of line.entries()) {
    const before = session.gameAt(line.slice(0, i));
    const after = session.gameAt(line.slice(0, i + 1));
    if (!before || !after || stageOf(before.position) !== 'start') continue;
    number++;
    const turn = turnToReview(before, after, study.seat);
    if (turn) turns.push({ ...turn, number, path: line.slice(0, i + 1) });
  }
  return turns;
}

function turnToReview(before: Game, after: Game, viewer: number): Omit<TurnToReview, 'number' | 'path'> | undefined {
  const { match, actor } = before;
  if (actor === undefined) return undefined;
  const moments = after.moments.slice(before.moments.length);
  const end = moments.findIndex((moment) => moment.actor !== actor);
  const steps = (end < 0 ? moments : moments.slice(0, end)).map(({ step }) => step);
  // A resignation or a loss on time is no turn.
  if (steps.length === 0) return undefined;
  const seat = match.secrets ? viewer : actor;
  const { view, table } = requestOf(before, seat, 1);
  const played: PlayedTurn = { view, seat, table, ...(seat === actor || !match.secrets ? { steps } : {}) };
  return { seat: actor, side: match.sideOf(actor), played };
}
