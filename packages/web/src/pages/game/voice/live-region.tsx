import type { ReactNode } from 'react';
import type { Announcement } from './use-live-region.ts';

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
