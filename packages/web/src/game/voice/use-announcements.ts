import { describeMoment, type NameOf } from '@oia/narration';
import type { Game, Viewer } from '@oia/rules';
import { useEffect, useRef } from 'react';
import { useWords } from '../../common/words.tsx';
import type { SessionState } from '../../session/state.ts';
import { sayMoment } from '../log/log-entries.ts';

/** Nobody listens to more than this at once. */
const MAX_ANNOUNCED = 12;

/** Without secrets everybody hears the same. */
const listenerOf = (game: Game, viewer: Viewer): Viewer => (game.match.secrets ? viewer : 'spectator');

/** Announces new steps to the player who holds the device; silent while it changes hands. */
export function useAnnouncements(state: SessionState, nameOf: NameOf, announce: (text: string) => void): void {
  const words = useWords();
  const { game, viewer, next } = state;
  const opened = useRef(game?.moments.length ?? 0);
  const announced = useRef(new Map<Viewer, number>());
  useEffect(() => {
    if (!game) return;
    if (next !== undefined) return announce('');
    const listener = listenerOf(game, viewer);
    const from = announced.current.get(listener) ?? opened.current;
    const unannounced = game.moments.slice(Math.max(from, game.moments.length - MAX_ANNOUNCED));
    announced.current.set(listener, game.moments.length);
    if (unannounced.length === 0) return;
    announce(
      unannounced
        .map((moment) => sayMoment(words, describeMoment(words, game.match, moment, viewer, nameOf)))
        .join(' '),
    );
  }, [game, viewer, next, words, nameOf, announce]);
}
