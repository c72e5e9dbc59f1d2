import { useEffect } from 'react';
import { LazyModule } from '../../base/lazy-module.ts';
import { useRoomContext } from './room-context.tsx';

/** The table of a game. */
export const GAME = new LazyModule(() => import('../../game/game.lazy.tsx'));

/** Loads the game page during the wait, and marks the game as new, so that its match-up is revealed. */
export function useFreshGame(): void {
  const { room } = useRoomContext();
  useEffect(() => {
    GAME.load().then(
      ({ markStarted }) => markStarted(room.id),
      // Loading is tried again when the game is shown.
      () => undefined,
    );
  }, [room]);
}
