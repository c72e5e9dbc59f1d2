import { useCallback, useState } from 'react';

/** What is said aloud; the number tells two sayings of the same words apart. */
export interface Spoken {
  readonly text: string;
  readonly number: number;
}

/** What was said a moment ago stays: a screen reader may still be at it. */
const MOST = 6;

export interface Voice {
  readonly spoken: readonly Spoken[];
  /** Without words it falls silent, and forgets what was said. */
  readonly announce: (text: string) => void;
}

export function useVoice(): Voice {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const announce = useCallback((text: string) => {
    setSpoken((before) => {
      if (text === '') return [];
      return [...before, { text, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-MOST);
    });
  }, []);
  return { spoken, announce };
}
