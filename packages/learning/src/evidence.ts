import { type Game, type Refusal, whyNotSquare } from '@oia/rules';
import type { Goal } from './goal.ts';
import { type SquareName, squareOf } from './square-name.ts';
import { gameAt, withSteps } from './start.ts';

/** Something is played, and afterwards something holds. */
export interface Shown {
  readonly position: string;
  /** Steps in notation with spaces between them, of all players. */
  readonly steps: string;
  readonly shows: Goal;
}

/** Somebody chooses a worker and a square, and the rules refuse it. */
export interface Refused {
  readonly position: string;
  /** What is played before. */
  readonly steps?: string;
  /** The worker in hand; left out if no worker has to be chosen. */
  readonly from?: SquareName;
  readonly square: SquareName;
  readonly code: Refusal['code'];
}

/** How a statement about the rules is shown, and checked. */
export type Evidence = Shown | Refused;

export const isRefused = (evidence: Evidence): evidence is Refused => 'code' in evidence;

/** The game in which the evidence ends. */
export const gameOf = ({ position, steps = '' }: Evidence): Game => withSteps(gameAt(position), steps);

/** Why the rules refuse it: from what the player to move may know. */
export function refusalOf(evidence: Refused): Refusal | undefined {
  const game = gameOf(evidence);
  const from = evidence.from === undefined ? undefined : squareOf(evidence.from);
  return whyNotSquare(game.referee, game.view(game.actor ?? 'spectator'), squareOf(evidence.square), from);
}

/** Do the rules say so? */
export function holds(evidence: Evidence): boolean {
  return isRefused(evidence) ? refusalOf(evidence)?.code === evidence.code : evidence.shows(gameOf(evidence));
}
