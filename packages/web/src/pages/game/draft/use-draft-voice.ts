import type { Draft } from '@oia/rules';
import { type NameOf, sayDraftStep } from '@oia/telling';
import { useEffect, useRef } from 'react';
import { useAllWords } from '../../../words.tsx';
import { decided } from './draft-news.ts';

/** Says who decided what, then what is expected next. */
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
    const step = before && draft ? decided(before, draft) : undefined;
    const player = nameOf(before?.actor ?? 0);
    if (step) announce(words.ui.draft.prompt({ player, prompt: sayDraftStep(words, step, nameOf) }));
    if (prompt) announce(prompt);
  }, [draft, prompt, words, nameOf, announce]);
}
