import type { Match } from './match.ts';
import type { Position } from './position.ts';
import { has } from './squares.ts';
import { DRAG, FERRY, KINDS, kindOf, MOVE, SEND, type Step, SUMMON, TRADE } from './steps.ts';

/** Steps that put a worker somewhere: they can meet the Abyss, or win on a fate space. */
const ENTERING = [MOVE, FERRY, DRAG, SEND, TRADE, SUMMON];

/**
 * Did this step ask the truth something? True for any step while an opponent of the actor holds a secret it could meet: then it
 * cannot be taken back (Z29).
 */
export function isTest(
  match: Match,
  { step, actor, before }: { step: Step; actor: number | undefined; before: Position },
): boolean {
  if (actor === undefined) return true;
  const side = match.sideOf(actor);
  const setUp = ['place', 'ram', 'orient', 'fate', 'abyss', 'draw'].includes(KINDS[kindOf(step)] ?? '');
  if (setUp) return false;
  if ([0, 1, 2].some((other) => other !== side && has(match.hidden, other))) return true;
  const secret = match.cards.some(
    ({ power, owner, data }) =>
      owner !== undefined &&
      match.sideOf(owner) !== side &&
      power.fields?.some((field, i) => field.secret && before[data + i] !== 0),
  );
  return secret && ENTERING.includes(kindOf(step));
}
