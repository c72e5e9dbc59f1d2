import { useCallback } from 'react';
import { useGameContext } from '../game-context.tsx';

/** Moves the focus to the board, for buttons that disappear when they are pressed. */
export function useFocusBoard(): () => void {
  const { board } = useGameContext();
  return useCallback(() => {
    // After the next render.
    setTimeout(() => board.current?.focus());
  }, [board]);
}
