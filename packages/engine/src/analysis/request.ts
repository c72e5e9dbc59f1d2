import type { Game } from '@oia/rules';
import { questionOf, type TableFacts } from '../question.ts';

export const MOST_LINES = 5;

/** What the analyst is asked: a position as one seat sees it, whoever has to act in it. */
export interface AnalysisRequest {
  /** In our notation. Nothing else reaches the analyst: it cannot know a secret. */
  readonly view: string;
  /** Whose view it is. */
  readonly seat: number;
  /** How many of the best turns are wanted, 1 to 5. */
  readonly lines: number;
  readonly seed: number;
  readonly table: TableFacts;
}

/** What a seat may ask about a game; it holds no more than the seat saw. */
export function requestOf(game: Game, seat: number, lines: number, seed = 1): AnalysisRequest {
  const { view, table } = questionOf(game, seat);
  return { view, seat, lines, seed, table };
}
