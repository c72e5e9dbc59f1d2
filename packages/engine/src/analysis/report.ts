import type { Step } from '@oia/rules';
import { expected, isDecided, WIN } from '../evaluation/evaluator.ts';

/** The chance of a side to win, from 0 to 1, and the distance to the end where the search saw it. */
export interface Outlook {
  readonly chance: number;
  /** Turns of all players until it is won, or, below 0, until it is lost; this turn is the first. */
  readonly distance?: number;
}

/** One of the best turns. */
export interface Line extends Outlook {
  /** The steps of the turn that the acting seat decides. */
  readonly steps: readonly Step[];
  /** The turns that are expected after it, each by its steps. Empty where hidden information decides about them. */
  readonly variation: readonly (readonly Step[])[];
}

/** Everything known about a position so far. */
export interface Report extends Outlook {
  /** The side whose chances these are: the one that has to act. */
  readonly side: number;
  /** Turns looked ahead. */
  readonly depth: number;
  readonly nodes: number;
  /** The number of worlds that were searched. */
  readonly worlds: number;
  /** The best turns, best first; none where the view does not show the workers of the acting seat. */
  readonly lines: readonly Line[];
  /** Thinking longer would change nothing. */
  readonly isFinal: boolean;
}

/** Combines scores of several worlds; an end only where every world has the same one. */
export function outlookOf(scores: readonly number[], scale: number): Outlook {
  const worth = (score: number): number => (isDecided(score) ? Math.sign(score) : expected(score, scale));
  const sum = scores.reduce((total, score) => total + worth(score), 0);
  const chance = (1 + sum / scores.length) / 2;
  const distance = distanceOf(scores);
  return distance === undefined ? { chance } : { chance, distance };
}

function distanceOf(scores: readonly number[]): number | undefined {
  const isWon = scores.every((score) => score > 0 && isDecided(score));
  const isLost = scores.every((score) => score < 0 && isDecided(score));
  if (!isWon && !isLost) return undefined;
  const furthest = Math.max(...scores.map((score) => WIN - Math.abs(score)));
  return isWon ? furthest : -furthest;
}
