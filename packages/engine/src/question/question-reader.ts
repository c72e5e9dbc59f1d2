import { actorOf, fault, type Match, type Position, parsePosition, type Result } from '@oia/rules';
import { VEIL } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import { isLevel, LEVELS } from './levels.ts';
import type { Question } from './question.ts';

/** A valid question. */
export interface ParsedQuestion {
  readonly question: Question;
  readonly match: Match;
  readonly view: Position;
  readonly side: number;
}

const isLimit = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 1);

/** Checks everything: questions come from another thread. */
export function readQuestion(question: Question): Result<ParsedQuestion> {
  const { view, seat, level, budget, nodes, depth, seed, biasSeed } = question;
  if (typeof view !== 'string') return fault('empty', 'view', 'position');
  if (!isLevel(level)) return fault('unknownOption', String(level), LEVELS.join(' '));
  if (typeof budget !== 'number' || !(budget >= 0)) return fault('badNumber', String(budget), 'milliseconds');
  if (!isLimit(nodes)) return fault('badNumber', String(nodes), 'nodes');
  if (!isLimit(depth)) return fault('badNumber', String(depth), 'depth');
  if (!Number.isFinite(seed)) return fault('badNumber', String(seed), 'seed');
  if (biasSeed !== undefined && !Number.isFinite(biasSeed)) return fault('badNumber', String(biasSeed), 'taste');
  const placed = parsePosition(view);
  if (!placed.ok) return placed;
  const { match, position } = placed.value;
  const actor = actorOf(match, position);
  if (actor === undefined || actor !== seat) return fault('badSide', String(seat), String(actor ?? '-'));
  const side = match.sideOf(seat);
  const isBlind = ((at(position, VEIL) >> side) & 1) !== 0;
  if (isBlind) return fault('badState', view, 'the view of the seat that acts');
  return { ok: true, value: { question, match, view: position, side } };
}
