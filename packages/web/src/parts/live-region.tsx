import { type ReactNode, useCallback, useState } from 'react';

/** A text for screen readers; the number distinguishes repeated texts. */
interface Announcement {
  readonly text: string;
  readonly number: number;
}

/** Earlier announcements stay, because a screen reader may still be reading them. */
const MAX_ANNOUNCEMENTS = 6;

export interface LiveRegionState {
  readonly announcements: readonly Announcement[];
  /** An empty text clears all announcements. */
  readonly announce: (text: string) => void;
}

export function useLiveRegion(): LiveRegionState {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useCallback((text: string) => {
    setAnnouncements((before) => {
      if (text === '') return [];
      return [...before, { text, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-MAX_ANNOUNCEMENTS);
    });
  }, []);
  return { announcements, announce };
}

/** Screen readers read new announcements one after another. */
export function LiveRegion({ announcements }: { readonly announcements: readonly Announcement[] }): ReactNode {
  return (
    <div className="unseen" role="log" aria-live="polite" data-voice="">
      {announcements.map(({ text, number }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
