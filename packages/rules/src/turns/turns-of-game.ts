import type { Game } from '../game.ts';
import { turnText } from '../notation/turn-text.ts';
import { copyOf, type Position } from '../position.ts';
import type { Step } from '../steps.ts';
import { TurnWalker } from './walker.ts';

/** A complete legal turn. */
export interface Turn {
  readonly steps: readonly Step[];
  /** The steps in notation, separated by spaces. */
  readonly text: string;
  /** The position after the turn's last effect, before the next turn begins. With hidden information it is the truth: show `viewOf` it. */
  readonly after: Position;
}

/**
 * All complete legal turns that can be played now, one for each result; none during set-up, before a draw and after the end. In the middle
 * of a turn they are the rest of it. A function and no method of `Game`, so that an app that never lists turns does not load the walker.
 * A search, which cannot afford a list, uses `TurnWalker`.
 */
export function listTurns(game: Game): Turn[] {
  const found: { readonly steps: readonly Step[]; readonly after: Position }[] = [];
  new TurnWalker(game.referee).walk(game.position, (after, steps) => {
    found.push({ steps: steps.toArray(), after: copyOf(after) });
  });
  // Written once all are found: the walker uses the referee too.
  return found.map(({ steps, after }) => ({ steps, text: turnText(game, steps, game.referee), after }));
}
