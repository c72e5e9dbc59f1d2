import { useCallback } from 'react';
import { useGameContext } from '../game-context.tsx';

/** Who presses a button that goes away with it finds the focus on the board again. */
export function useFocusBoard(): () => void {
  const { board } = useGameContext();
  return useCallback(() => {
    // Once what is to be seen next is there.
    setTimeout(() => board.current?.focus());
  }, [board]);
}
