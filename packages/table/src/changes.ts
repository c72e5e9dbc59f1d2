import { type Draft, Game, startPosition } from '@oia/rules';
import { deviceAfter, firstDevice } from './device.ts';
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

/** The state after whole turns were taken back: nobody minds, so the floor is lowered. */
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
  const match = draft.isDone ? draft.match() : undefined;
  if (!match?.ok) return { ...state, draft };
  const game = new Game(match.value, startPosition(match.value));
  return { ...state, draft, game, floor: 0, device: firstDevice(state.setup.seats, game) };
}
