import { describeMoment, type NameOf } from '@oia/narration';
import type { Game, Viewer } from '@oia/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../common/words.tsx';
import type { SessionState } from '../../session/state.ts';
import { play, soundOf } from '../../sounds/sounds.ts';
import { sayMoment } from '../log/log-entries.ts';

/** Maximum steps announced at once. */
const MAX_ANNOUNCED = 12;

/** Announced steps are counted for each viewer in games with secrets, otherwise once for all. */
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

/** Plays a sound for each new step. Secret steps sound like all others. */
export function useSounds({ game }: SessionState): void {
  const heard = useRef(game?.moments.length ?? 0);
  useEffect(() => {
    const length = game?.moments.length ?? 0;
    const last = game?.moments.at(-1);
    // It catches its own failures: everything works without it.
    if (last && length > heard.current) void play(soundOf(last.events, game?.match.secrets ?? false));
    heard.current = length;
  }, [game]);
}

/** The answer to the last attempt; it is cleared when something else happens. */
export function useFeedback(
  { game, proposal, past, next }: SessionState,
  announce: (text: string) => void,
): { readonly feedback: string; readonly say: (text: string) => void } {
  const [feedback, setFeedback] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these clears the feedback
  useEffect(() => setFeedback(''), [game, proposal, past, next]);
  const say = useCallback(
    (text: string) => {
      setFeedback(text);
      if (text) announce(text);
    },
    [announce],
  );
  return { feedback, say };
}
