import { useCallback } from 'react';
import { usePlaying } from '../game-context.tsx';

/** Who presses a button that goes away with it finds the focus on the board again. */
export function useToBoard(): () => void {
  const { board } = usePlaying();
  return useCallback(() => {
    // Once what is to be seen next is there.
    setTimeout(() => board.current?.focus());
  }, [board]);
}
