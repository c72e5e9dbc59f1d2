import { describeDraftStep, type NameOf } from '@oia/narration';
import type { Draft } from '@oia/rules';
import { draftStepBetween } from '@oia/table';
import { useEffect, useRef } from 'react';
import { useAllWords } from '../../common/words.tsx';

/** Announces the last draft step, then the next prompt. */
export function useDraftVoice(
  draft: Draft | undefined,
  prompt: string,
  nameOf: NameOf,
  announce: (text: string) => void,
): void {
  const words = useAllWords();
  const last = useRef(draft);
  useEffect(() => {
    const before = last.current;
    last.current = draft;
    const step = before && draft ? draftStepBetween(before, draft) : undefined;
    const player = nameOf(before?.actor ?? 0);
    if (step) announce(words.ui.draft.prompt({ player, prompt: describeDraftStep(words, step, nameOf) }));
    if (prompt) announce(prompt);
  }, [draft, prompt, words, nameOf, announce]);
}
