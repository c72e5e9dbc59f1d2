import type { Goal } from './goal.ts';

/** A position in which the player, A, is to reach something by playing. */
export interface Exercise {
  readonly position: string;
  readonly goal: Goal;
  /** The turns the player has; the others play in between. One if left out. */
  readonly turns?: number;
  /** When the goal is looked at: after each complete turn, or after each step. */
  readonly judged?: 'turn' | 'step';
  /** One way to reach it: the player's steps and the others', with spaces between them. */
  readonly solution: string;
  /** Tries that deserve an answer of their own, by the id of their words; the first that holds answers. */
  readonly misses?: Readonly<Record<string, Goal>>;
}
