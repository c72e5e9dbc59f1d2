import { type Draft, Game, startPosition } from '@oia/rules';
import { deviceAfter, firstDevice } from './device.ts';
import type { TableState } from './state.ts';

/** What was offered, hinted or wished is of no interest once the game has changed. */
const MOVED_ON = { draw: undefined, hint: undefined, rematch: undefined } as const;

/** The game has gone on. */
export const withGame = (state: TableState, game: Game): TableState => ({
  ...state,
  ...MOVED_ON,
  game,
  floor: Math.max(state.floor, game.undoFloor),
  device: deviceAfter(state.setup.seats, game, state.device),
});

/** The game has gone back. */
export const withEarlier = (state: TableState, game: Game): TableState => ({
  ...withGame(state, game),
  floor: state.floor,
});

/** The draft has gone on; when it is done the game begins. */
export function withDraft(state: TableState, draft: Draft): TableState {
  const match = draft.isDone ? draft.match() : undefined;
  if (!match?.ok) return { ...state, draft };
  const game = new Game(match.value, startPosition(match.value));
  return { ...state, draft, game, floor: 0, device: firstDevice(state.setup.seats, game) };
}
