import { type Draft, Game, type Result, startPosition } from '@oia/rules';
import { deviceAfter, firstDevice } from './hand-over.ts';
import type { TableState } from './state.ts';

/** Offers, hints and rematch requests are cleared once the game has changed. */
const CLEARED = { drawOffer: undefined, hint: undefined, rematch: undefined } as const;

/** The state after a step. */
export const withGame = (state: TableState, game: Game): TableState => ({
  ...state,
  ...CLEARED,
  game,
  floor: Math.max(state.floor, game.undoFloor),
  device: deviceAfter(state.setup.seats, game, state.device),
});

/** The state after steps were undone. */
export const withUndone = (state: TableState, game: Game): TableState => ({
  ...withGame(state, game),
  floor: state.floor,
});

/** The state after whole turns were taken back; this lowers the floor. */
export function withFewerSteps(
  state: TableState,
  { match, first, moments, referee }: Game,
  length: number,
): TableState {
  const game = new Game(match, first, moments.slice(0, length), referee);
  return { ...withUndone(state, game), floor: Math.min(state.floor, length) };
}

/** The state after a draft step; when the draft is done the game begins. */
export function withDraft(state: TableState, draft: Draft): TableState {
  const begun = gameAfterDraft(draft);
  if (!begun?.ok) return { ...state, draft };
  const game = begun.value;
  return { ...state, draft, game, floor: 0, device: firstDevice(state.setup.seats, game) };
}

/** The game that a complete draft leads to; undefined while choices are left. */
export function gameAfterDraft(draft: Draft): Result<Game> | undefined {
  if (!draft.isDone) return undefined;
  const match = draft.match();
  return match.ok ? { ok: true, value: new Game(match.value, startPosition(match.value)) } : match;
}
