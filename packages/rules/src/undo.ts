import type { Match } from './match.ts';
import { OUT, type Position, SETUP, STAGE } from './position.ts';
import { isOver } from './result.ts';
import { has } from './squares.ts';
import { DRAG, FERRY, kindOf, MOVE, SEND, type Step, SUMMON, TRADE } from './steps.ts';

/** Kinds of steps that move a worker: they can enter the Abyss, or win on a fate space. */
const ENTERING = [MOVE, FERRY, DRAG, SEND, TRADE, SUMMON];

/**
 * True if this step could reveal an opponent's secret, whether it did or not: then it
 * cannot be undone (Z29). With secrets in play, nor can a step that ended the game or eliminated a player: that has revealed them.
 */
export function testsSecret(
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
