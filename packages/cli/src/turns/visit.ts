import {
  actorOf,
  type MatchPosition,
  type Position,
  positionText,
  Referee,
  type Step,
  stageOf,
  TurnWalker,
} from '@oia/rules';
import type { Steps } from './path.ts';

/** Returns false to stop, as for `TurnWalker`. */
export type Visit = (result: Position, steps: Steps) => boolean;

/** True in set-up, or if a card has to be drawn. */
export const isOutsideTurns = (p: Position): boolean => stageOf(p) === 'setup' || stageOf(p) === 'draw';

/** Visits all turns, or what counts as turns outside of them. */
export function visitTurns({ match, position }: MatchPosition, visit: Visit): void {
  const referee = new Referee(match);
  if (isOutsideTurns(position)) visitOutsideTurns(referee, position, visit);
  else new TurnWalker(referee).walk(position, visit);
}

/**
 * Visits what counts as turns outside of turns: in set-up all that one player does in a row, and each possible card draw. This lets a
 * program reach all following positions from any position.
 */
function visitOutsideTurns(referee: Referee, root: Position, visit: Visit): void {
  const { match } = referee;
  const actor = actorOf(match, root);
  const seen = new Set<string>();
  const path: Step[] = [];
  const goesOn = (p: Position): boolean => actor !== undefined && stageOf(p) === 'setup' && actorOf(match, p) === actor;

  const visitFrom = (p: Position): boolean => {
    for (const step of referee.legalSteps(p)) {
      const { position } = referee.carry(p, step);
      path.push(step);
      const isOn = goesOn(position) ? visitFrom(position) : report(position);
      path.pop();
      if (!isOn) return false;
    }
    return true;
  };
  const report = (p: Position): boolean => {
    const text = positionText({ match, position: p });
    if (seen.has(text)) return true;
    seen.add(text);
    return visit(p, { items: path, length: path.length });
  };
  visitFrom(root);
}
