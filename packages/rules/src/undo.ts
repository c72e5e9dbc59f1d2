import type { Match } from './match.ts';
import { OUT, type Position, SETUP, STAGE } from './position.ts';
import { isOver } from './result.ts';
import { has } from './squares.ts';
import { DRAG, FERRY, kindOf, MOVE, SEND, type Step, SUMMON, TRADE } from './steps.ts';

/** Steps that put a worker somewhere: they can meet the Abyss, or win on a fate space. */
const ENTERING = [MOVE, FERRY, DRAG, SEND, TRADE, SUMMON];

/**
 * Did this step ask the truth something? True for any step while an opponent of the actor holds a secret it could meet: then it
 * cannot be taken back (Z29). Nor can a step that ended the game or drove somebody out where there are secrets: that has shown them.
 */
export function isTest(
  match: Match,
  { step, actor, before, after }: { step: Step; actor: number | undefined; before: Position; after: Position },
): boolean {
  if (actor === undefined) return true;
  if (match.secrets && (isOver(after) || after[OUT] !== before[OUT])) return true;
  if (before[STAGE] === SETUP) return false;
  const side = match.sideOf(actor);
  if ([0, 1, 2].some((other) => other !== side && has(match.hidden, other))) return true;
  const secret = match.cards.some(
    ({ power, owner, data }) =>
      owner !== undefined &&
      match.sideOf(owner) !== side &&
      power.fields?.some((field, i) => field.secret && before[data + i] !== 0),
  );
  return secret && ENTERING.includes(kindOf(step));
}
