import { actorOf, type Position, positionText, type Referee, type Step, stageOf } from '@oia/rules';
import type { Steps } from './path.ts';

/** `false` stops, as for the walker of the rules. */
export type Visit = (result: Position, steps: Steps) => boolean;

/**
 * What stands for turns where there are none yet: in set-up all that one player does in a row, and each card that chance may turn up.
 * So a program can go from any position to the next ones by asking again and again.
 */
export function walkBeyondTurns(referee: Referee, root: Position, visit: Visit): void {
  const { match } = referee;
  const actor = actorOf(match, root);
  const seen = new Set<string>();
  const path: Step[] = [];
  const goesOn = (p: Position): boolean => actor !== undefined && stageOf(p) === 'setup' && actorOf(match, p) === actor;

  const walk = (p: Position): boolean => {
    for (const step of referee.legalSteps(p)) {
      const { position } = referee.carry(p, step);
      path.push(step);
      const on = goesOn(position) ? walk(position) : tell(position);
      path.pop();
      if (!on) return false;
    }
    return true;
  };
  const tell = (p: Position): boolean => {
    const text = positionText({ match, position: p });
    if (seen.has(text)) return true;
    seen.add(text);
    return visit(p, { items: path, length: path.length });
  };
  walk(root);
}
