import { Hooks } from './hooks.ts';
import type { Match } from './match.ts';
import type { Position } from './position.ts';
import { planOf, type TurnPlan } from './turns/plan.ts';

/**
 * The hooks that apply in one turn, and the plan for listing such turns. It depends only on who is active, who holds what and what is used
 * up, so a match makes each combination once and every step of every search shares it.
 */
export class Cast extends Hooks {
  readonly plan: TurnPlan;

  constructor(match: Match, p: Position, key: number) {
    super(match, p, key);
    this.plan = planOf(this);
  }
}
