import { type Game, type Refusal, whyNotSquare } from '@oia/rules';
import type { Exercise } from './attempt.ts';
import type { Goal } from './goal.ts';
import { gameAt, type SquareName, squareOf, withSteps } from './positions.ts';

/** Something is played, and afterwards something holds. */
export interface Shown {
  readonly position: string;
  /** Steps in notation with spaces between them, of all players. */
  readonly steps: string;
  readonly shows: Goal;
}

/** A worker and a square that the rules refuse. */
export interface Refused {
  readonly position: string;
  /** The steps played before. */
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

/** A question people ask about a power. Its words are in the texts, under the same key. */
export interface Question {
  /** The rulings that answer it: '9.2', 'Z5'. */
  readonly rulings: readonly string[];
  /** Demonstrates the answer; its position can be tried. */
  readonly evidence: Evidence;
}

/** Everything that teaches a power: what it does, one thing it cannot do, something to do with it, and questions. */
export interface PowerGuide {
  /** The power at work. */
  readonly demo: Shown;
  /** One thing it cannot do. */
  readonly limit: Evidence;
  /** "Your turn": a goal to reach by using the power. */
  readonly task: Exercise;
  /** By the key of their words, in the order they are shown. */
  readonly questions: Readonly<Record<string, Question>>;
}
