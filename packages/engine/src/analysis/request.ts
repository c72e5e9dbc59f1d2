import type { Game } from '@oia/rules';
import { questionOf, type TableFacts } from '../question/question.ts';

export const MAX_LINES = 5;

/** A request to the analyst: a position as one seat sees it, no matter which seat has to act. */
export interface AnalysisRequest {
  /** In our notation. Nothing else reaches the analyst: it cannot know a secret. */
  readonly view: string;
  /** The seat whose view it is. */
  readonly seat: number;
  /** How many of the best turns are wanted, 1 to 5. */
  readonly lines: number;
  readonly seed: number;
  readonly table: TableFacts;
}

/** A request about a game that holds no more than the seat saw. */
export function requestOf(game: Game, seat: number, lines: number, seed = 1): AnalysisRequest {
  const { view, table } = questionOf(game, seat);
  return { view, seat, lines, seed, table };
}
