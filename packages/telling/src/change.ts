import type { Match, PlainStep, Position } from '@oia/rules';
import type { NameOf } from './names.ts';

/** A moment as one listener saw it. */
export interface Change {
  readonly match: Match;
  /** As it was shown. */
  readonly step: PlainStep;
  readonly before: Position;
  /** `before` with what the step does by itself. */
  readonly expected: Position;
  readonly after: Position;
  /** Seats that left the game: their workers, tokens and cards need no word of their own. */
  readonly left: number;
  readonly nameOf: NameOf;
  /** The name of a side. */
  ownerOf(side: number): string;
}
