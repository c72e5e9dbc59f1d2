import { useCallback, useEffect, useState } from 'react';
import type { SessionState } from '../../session/state.ts';

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
