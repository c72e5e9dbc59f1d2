import type { ReactNode } from 'react';
import { BoardFrame } from '../../../parts/board-frame.tsx';
import { useGameContext } from '../game-context.tsx';
import { useBoardEvents, usePicture } from './use-picture.ts';

/** The board with all that can be done on it. */
export function BoardView(): ReactNode {
  const { board, turned } = useGameContext();
  return <BoardFrame picture={usePicture()} events={useBoardEvents()} turned={turned} handle={board} />;
}
