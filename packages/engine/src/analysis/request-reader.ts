import { actorOf, fault, type Match, type Position, parsePosition, type Result } from '@oia/rules';
import { ACTIVE, VEIL } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import { LEVELS, type Level } from '../question/levels.ts';
import type { Question } from '../question/question.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import { type AnalysisRequest, MAX_LINES } from './request.ts';

/** A valid request. */
export interface Subject {
  readonly request: AnalysisRequest;
  readonly match: Match;
  readonly view: Position;
  /** The side whose chances are reported: the one that has to act, or whose turn begins after a card was drawn. */
  readonly side: number;
  /** The view does not show the workers of the acting seat, so its turns cannot be listed. */
  readonly isBlind: boolean;
  /** The question that reads what the seat remembers. */
  readonly asViewer: ParsedQuestion;
  /** The question that lists the possible turns; undefined where chance decides. */
  readonly asActor: ParsedQuestion | undefined;
}

/** Checks everything: requests come from another thread. */
export function readRequest(request: AnalysisRequest): Result<Subject> {
  if (typeof request !== 'object' || request === null) return fault('empty', 'request');
  const { view, seat, lines, seed } = request;
  if (typeof view !== 'string') return fault('empty', 'view', 'position');
  if (!Number.isInteger(lines) || lines < 1 || lines > MAX_LINES) return fault('badNumber', String(lines), '1-5');
  if (!Number.isFinite(seed)) return fault('badNumber', String(seed), 'seed');
  const placed = parsePosition(view);
  if (!placed.ok) return placed;
  const { match, position } = placed.value;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.players) return fault('badSide', String(seat));
  return { ok: true, value: subjectOf(request, match, position) };
}

function subjectOf(request: AnalysisRequest, match: Match, view: Position): Subject {
  const actor = actorOf(match, view);
  const side = match.sideOf(actor ?? at(view, ACTIVE));
  const askedAs = (seat: number): ParsedQuestion => ({
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
