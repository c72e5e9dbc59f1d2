import { useCallback, useState } from 'react';

/** What is said aloud; the number tells two sayings of the same words apart. */
export interface Announcement {
  readonly text: string;
  readonly number: number;
}

/** What was said a moment ago stays: a screen reader may still be at it. */
const MAX_KEPT = 6;

export interface LiveRegionState {
  readonly announcements: readonly Announcement[];
  /** Without words it falls silent, and forgets what was said. */
  readonly announce: (text: string) => void;
}

export function useLiveRegion(): LiveRegionState {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useCallback((text: string) => {
    setAnnouncements((before) => {
      if (text === '') return [];
      return [...before, { text, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-MAX_KEPT);
    });
  }, []);
  return { announcements, announce };
}
