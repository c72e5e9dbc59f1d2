import type { RoomTerms } from '@oia/protocol';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useState } from 'react';
import { Link, navigate } from '../../common/router.tsx';
import { openRoom } from '../../online/member.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';

/** A table for two without powers and without a clock, which needs no explanation. */
const USUAL_TERMS: RoomTerms = {
  setup: {
    seats: [
      { name: '', player: 'remote' },
      { name: '', player: 'remote' },
    ],
    looks: USUAL_LOOKS,
    way: { kind: 'match', options: { players: 2 } },
  },
  control: { kind: 'unlimited' },
  isRated: false,
  isOpen: false,
  hasChat: true,
};

/** Opens a private table with one tap; a link leads to the whole form. */
export function FriendSection(): ReactNode {
  const { hub } = useOnlineWords();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const invite = async (): Promise<void> => {
    setOpening(true);
    const answer = await openRoom(USUAL_TERMS);
    setOpening(false);
    if (answer.ok) navigate({ page: 'room', id: answer.value.room });
    else setFault(answer.code);
  };
  return (
    <section className="card stack online-friend" aria-labelledby="online-friend">
      <h2 id="online-friend">{hub.friendTitle}</h2>
      <TwoPieces />
      <p>{hub.friendNote}</p>
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={isOpening}
          // Requests do not reject: refusals come as answers, and are shown.
          onClick={() => void invite()}
        >
          {hub.friend}
        </button>
        <Link to={{ page: 'new', online: true }} className="button">
          {hub.allOptions}
        </Link>
      </div>
      <RefusalNotice code={fault} />
    </section>
  );
}

/** Two houses with one dome between them: decoration. */
function TwoPieces(): ReactNode {
  return (
    <svg className="online-art" viewBox="0 0 200 72" aria-hidden="true">
      <path className="art-line" d="M70 40 H130" />
      <g className="art-house">
        <rect x="18" y="34" width="52" height="30" rx="3" />
        <rect x="28" y="18" width="32" height="18" rx="3" />
        <path className="art-dome" d="M32 18a12 12 0 0 1 24 0Z" />
        <rect x="130" y="34" width="52" height="30" rx="3" />
        <rect x="140" y="18" width="32" height="18" rx="3" />
        <path className="art-dome" d="M144 18a12 12 0 0 1 24 0Z" />
      </g>
      <path className="art-door" d="M38 64V54a6 6 0 0 1 12 0v10ZM150 64V54a6 6 0 0 1 12 0v10Z" />
    </svg>
  );
}
