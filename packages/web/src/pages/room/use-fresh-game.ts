import { useEffect } from 'react';
import { LazyModule } from '../../lazy-module.ts';
import { useRoomContext } from './room-context.tsx';

/** The page of a game, which shows rooms too. */
export const GAME = new LazyModule(() => import('../game/game-page.tsx'));

/** Whoever waited for a game sees its match-up revealed; meanwhile the page of the game is fetched. */
export function useFreshGame(): void {
  const { room } = useRoomContext();
  useEffect(() => {
    GAME.load().then(
      ({ markStarted }) => markStarted(room.id),
      () => undefined,
    );
  }, [room]);
}
