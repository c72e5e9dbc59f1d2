import type { ReactNode } from 'react';
import type { Spoken } from './use-voice.ts';

/** Read aloud, politely, one after another as they come. */
export function LiveRegion({ spoken }: { readonly spoken: readonly Spoken[] }): ReactNode {
  return (
    <div className="unseen" role="log" aria-live="polite" data-voice="">
      {spoken.map(({ text, number }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
