import type { PuzzleKind } from '@oia/learning/puzzles';

/** A puzzle as it was found, with all that its rating and its selection are made of. */
export interface Find {
  readonly job: number;
  readonly kind: PuzzleKind;
  /** In notation. */
  readonly position: string;
  readonly key: string;
  /** Turns to choose from, and how many of them look good and fail. */
  readonly turns: number;
  readonly tries: number;
  /** Does the key climb, or threaten to win at once? */
  readonly climbs: boolean;
  readonly threatens: boolean;
  /** The number of nodes in the proof. */
  readonly nodes: number;
}
