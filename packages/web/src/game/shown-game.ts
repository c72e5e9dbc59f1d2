import { type Game, type Match, type Moment, type Position, type Step, type Viewer, viewOf } from '@oia/rules';
import type { GameSession } from '../session/game-session.ts';

/** What the page shows: never more than the viewer may know. */
export interface ShownGame {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly view: Position;
  /** The moments before the shown position. */
  readonly moments: readonly Moment[];
  /** Empty while somebody else acts or an earlier position is shown. */
  readonly legal: readonly Step[];
  /** How many steps are shown while looking back. */
  readonly past: number | undefined;
}

export function shownGameOf(session: GameSession): ShownGame | undefined {
  const { game: now, viewer, past } = session.state.value;
  const game = past === undefined ? session.shown : now;
  if (!game) return undefined;
  const moments = past === undefined ? game.moments : game.moments.slice(0, past);
  return {
    game,
    match: game.match,
    viewer,
    view: past === undefined ? game.view(viewer) : viewOf(game.match, moments.at(-1)?.after ?? game.first, viewer),
    moments,
    legal: session.canAct ? game.legalSteps() : [],
    past,
  };
}
