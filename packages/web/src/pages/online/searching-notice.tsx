import type { Pairing } from '@oia/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOnlineWords } from '../../online/online-words.ts';
import { sayControl } from '../../online/time-controls.ts';

interface SearchingNoticeProps {
  readonly pairing: Pairing;
  readonly onStop: () => void;
}

/** While nobody has come yet. The button that began it is gone, so the focus comes here. */
export function SearchingNotice({ pairing, onStop }: SearchingNoticeProps): ReactNode {
  const words = useOnlineWords();
  const { hub } = words;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const terms = [
    sayControl(words, pairing.control),
    hub.presets[pairing.preset],
    ...(pairing.isRated ? [hub.rated] : []),
  ];
  return (
    <div className="online-searching">
      <span className="online-pulse" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div role="status">
        <p className="online-searching-title">{hub.searching}</p>
        <p>{terms.join(' · ')}</p>
        <p className="soft">{pairing.control.kind === 'days' ? hub.searchingDays : hub.searchingNote}</p>
      </div>
      <button type="button" className="button" ref={button} onClick={onStop}>
        {hub.stopSearch}
      </button>
    </div>
  );
}
