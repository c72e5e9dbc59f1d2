import { turnsOf } from '@oia/narration';
import {
  eventsFor,
  type Game,
  type Match,
  type Moment,
  type Position,
  type Square,
  type Step,
  type Viewer,
  viewOf,
} from '@oia/rules';
import type { GameSession } from '../session/game-session.ts';
import { eventSquares } from '../session/scene.ts';

/** The part of a game that the page shows: never more than the viewer may know. */
export interface ShownGame {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly view: Position;
  /** The moments before the shown position. */
  readonly moments: readonly Moment[];
  /** Empty while another player acts or an earlier position is shown. */
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

/** The moments of the last shown turn; in the set-up those of the last actor. */
export function lastMoments(moments: readonly Moment[]): readonly Moment[] {
  const last = turnsOf({ moments }).at(-1);
  if (!last) return [];
  const turn = moments.slice(last.from, last.to);
  if (last.seat !== undefined) return turn;
  const { actor } = turn.at(-1) ?? {};
  return turn.slice(turn.findLastIndex((moment) => moment.actor !== actor) + 1);
}

/** Squares of the last turn; they stay highlighted until the next step. */
export const lastSquares = ({ match, moments, viewer }: ShownGame): Square[] =>
  eventSquares(lastMoments(moments).flatMap((moment) => eventsFor(match, moment, viewer)));
