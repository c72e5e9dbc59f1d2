import { useEffect } from 'react';
import { LazyModule } from '../../base/lazy-module.ts';
import { useRoomContext } from './room-context.tsx';

/** The table of a game. */
export const GAME = new LazyModule(() => import('../../game/game.lazy.ts'));

/** Whoever waited for a game sees its match-up revealed; meanwhile the page of the game is fetched. */
export function useFreshGame(): void {
  const { room } = useRoomContext();
  useEffect(() => {
    GAME.load().then(
      ({ markStarted }) => markStarted(room.id),
      // The page of the game is fetched again when it is shown.
      () => undefined,
    );
  }, [room]);
}
