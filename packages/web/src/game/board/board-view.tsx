import type { ReactNode } from 'react';
import { BoardFrame } from '../../parts/board-frame.tsx';
import { useGameContext } from '../game-context.tsx';
import { useBoardEvents, usePicture } from './use-picture.ts';

/** The board of a running game. */
export function BoardView(): ReactNode {
  const { board, turned } = useGameContext();
  return <BoardFrame picture={usePicture()} events={useBoardEvents()} turned={turned} handle={board} />;
}
