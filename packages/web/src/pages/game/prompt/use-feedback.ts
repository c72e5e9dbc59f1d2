import { useCallback, useEffect, useState } from 'react';
import type { SessionState } from '../../../session/state.ts';

/** An answer to the last thing that was tried; it goes when something else happens. */
export function useFeedback(
  { game, proposal, past, next }: SessionState,
  announce: (text: string) => void,
): { readonly feedback: string; readonly say: (text: string) => void } {
  const [feedback, setFeedback] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of one of these is something else that happens
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
