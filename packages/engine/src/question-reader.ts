import { actorOf, type Match, type Position, parsePosition, type Result } from '@oia/rules';
import { VEIL } from '@oia/rules/layout';
import { at } from './evaluation.ts';
import { isLevel, LEVELS } from './levels.ts';
import type { Question } from './question.ts';
import { wrong } from './wrong.ts';

/** A question that was read and makes sense. */
export interface Asked {
  readonly question: Question;
  readonly match: Match;
  readonly view: Position;
  readonly side: number;
}

const isLimit = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 1);

/** Questions come through a wire: nothing in them is trusted. */
export function readQuestion(question: Question): Result<Asked> {
  const { view, seat, level, budget, nodes, depth, seed, taste } = question;
  if (typeof view !== 'string') return wrong('empty', 'view', 'position');
  if (!isLevel(level)) return wrong('unknownOption', String(level), LEVELS.join(' '));
  if (typeof budget !== 'number' || !(budget >= 0)) return wrong('badNumber', String(budget), 'milliseconds');
  if (!isLimit(nodes)) return wrong('badNumber', String(nodes), 'nodes');
  if (!isLimit(depth)) return wrong('badNumber', String(depth), 'depth');
  if (!Number.isFinite(seed)) return wrong('badNumber', String(seed), 'seed');
  if (taste !== undefined && !Number.isFinite(taste)) return wrong('badNumber', String(taste), 'taste');
  const placed = parsePosition(view);
  if (!placed.ok) return placed;
  const { match, position } = placed.value;
  const actor = actorOf(match, position);
  if (actor === undefined || actor !== seat) return wrong('badSide', String(seat), String(actor ?? '-'));
  const side = match.sideOf(seat);
  const isBlind = ((at(position, VEIL) >> side) & 1) !== 0;
  if (isBlind) return wrong('badState', view, 'the view of the seat that acts');
  return { ok: true, value: { question, match, view: position, side } };
}
