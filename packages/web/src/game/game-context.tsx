import type { Board } from '@oia/board';
import type { NameOf } from '@oia/narration';
import type { Square } from '@oia/rules';
import { type ComponentType, createContext, type ReactNode, type RefObject, useCallback, useContext } from 'react';
import type { Offer } from '../session/choices.ts';
import type { GameSession } from '../session/game-session.ts';
import type { SessionState } from '../session/state.ts';
import type { StagedHint } from './board/staged-hint.ts';
import type { ShownGame } from './shown-game.ts';

/** Dialogs that can be open over the game. */
export type DialogName = 'more' | 'seats' | 'help' | 'resign' | 'share';

/** Components that a room on a server adds to the page. A local game has none, and does not load them. */
export interface RoomParts {
  /** In the head of a player's card: the clock, and whether the player is there. */
  readonly Seat: ComponentType<{ readonly seat: number }>;
  readonly Notices: ComponentType;
  /** Below the buttons of the game. */
  readonly Controls: ComponentType;
  /** After the end, instead of the actions of a local game. */
  readonly Result: ComponentType;
}

/** State and actions shared by all components of the page. */
export interface GameContext {
  readonly session: GameSession;
  readonly state: SessionState;
  readonly shown: ShownGame;
  /** The legal steps of the player at the screen, as choices and buttons. */
  readonly offer: Offer;
  /** The last hint, up to the stage the player has asked for. */
  readonly hint: StagedHint;
  readonly nameOf: NameOf;
  readonly board: RefObject<Board | undefined>;
  /** The square of the worker that is selected on the board; `take` sets it. */
  readonly inHand: Square | undefined;
  readonly take: (square: Square | undefined) => void;
  readonly turned: 0 | 1 | 2 | 3;
  readonly turn: (quarters: number) => void;
  /** Shows a message below the prompt and announces it. */
  readonly say: (text: string) => void;
  readonly open: (dialog: DialogName | undefined) => void;
  readonly room: RoomParts | undefined;
}

const Context = createContext<GameContext | undefined>(undefined);

export function GameProvider({
  value,
  children,
}: {
  readonly value: GameContext;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={value}>{children}</Context>;
}

export function useGameContext(): GameContext {
  const context = useContext(Context);
  if (!context) throw new Error('useGameContext is used outside of GameProvider');
  return context;
}

/** Moves the focus to the board, for buttons that disappear when they are pressed. */
export function useFocusBoard(): () => void {
  const { board } = useGameContext();
  return useCallback(() => {
    // After the next render.
    setTimeout(() => board.current?.focus());
  }, [board]);
}
