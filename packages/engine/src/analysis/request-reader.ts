import { actorOf, type Match, type Position, parsePosition, type Result } from '@oia/rules';
import { ACTIVE, VEIL } from '@oia/rules/layout';
import { at } from '../evaluation.ts';
import { LEVELS, type Level } from '../levels.ts';
import type { Question } from '../question.ts';
import type { Asked } from '../question-reader.ts';
import { wrong } from '../wrong.ts';
import { type AnalysisRequest, MOST_LINES } from './request.ts';

/** A request that was read and makes sense. */
export interface Subject {
  readonly request: AnalysisRequest;
  readonly match: Match;
  readonly view: Position;
  /** Whose chances are told: the side that has to act, or whose turn begins after a card was drawn. */
  readonly side: number;
  /** The view does not show the workers of who acts: their turns cannot be listed. */
  readonly isBlind: boolean;
  /** The same question, for what the seat remembers. */
  readonly asViewer: Asked;
  /** The same question, for what can be done; undefined where chance decides. */
  readonly asActor: Asked | undefined;
}

/** Requests come through a wire: nothing in them is trusted. */
export function readRequest(request: AnalysisRequest): Result<Subject> {
  if (typeof request !== 'object' || request === null) return wrong('empty', 'request');
  const { view, seat, lines, seed } = request;
  if (typeof view !== 'string') return wrong('empty', 'view', 'position');
  if (!Number.isInteger(lines) || lines < 1 || lines > MOST_LINES) return wrong('badNumber', String(lines), '1-5');
  if (!Number.isFinite(seed)) return wrong('badNumber', String(seed), 'seed');
  const placed = parsePosition(view);
  if (!placed.ok) return placed;
  const { match, position } = placed.value;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.players) return wrong('badSide', String(seat));
  return { ok: true, value: subjectOf(request, match, position) };
}

function subjectOf(request: AnalysisRequest, match: Match, view: Position): Subject {
  const actor = actorOf(match, view);
  const side = match.sideOf(actor ?? at(view, ACTIVE));
  const askedAs = (seat: number): Asked => ({
    question: questionBy(request, seat),
    match,
    view,
    side: match.sideOf(seat),
  });
  return {
    request,
    match,
    view,
    side,
    isBlind: ((at(view, VEIL) >> side) & 1) !== 0,
    asViewer: askedAs(request.seat),
    asActor: actor === undefined ? undefined : askedAs(actor),
  };
}

const questionBy = ({ view, seed, table }: AnalysisRequest, seat: number): Question => ({
  view,
  seat,
  level: LEVELS[LEVELS.length - 1] as Level,
  budget: Number.POSITIVE_INFINITY,
  seed,
  table: table ?? {},
});
