import type { GoneCode } from '@oia/protocol';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { useRoomWords } from '../../online/online-words.ts';
import { tabConnection } from '../../online/tab-connection.ts';

/** Shown until the server has answered. */
export function ConnectingRoom(): ReactNode {
  const { state } = useStore(tabConnection().status);
  const words = useRoomWords();
  return (
    <p className="soft app-loading" role="status">
      {state === 'offline' ? words.reconnecting : words.connecting}
    </p>
  );
}

export function GoneRoom({ code }: { readonly code: GoneCode }): ReactNode {
  const { gone, goneNote, broken, brokenNote } = useRoomWords();
  return code === 'broken' ? (
    <ClosedRoom title={broken} note={brokenNote} />
  ) : (
    <ClosedRoom title={gone} note={goneNote} />
  );
}

export function CancelledRoom(): ReactNode {
  const { cancelled, cancelledNote } = useRoomWords();
  return <ClosedRoom title={cancelled} note={cancelledNote} />;
}

function ClosedRoom({ title, note }: { readonly title: string; readonly note: string }): ReactNode {
  const { toOnline } = useRoomWords();
  return (
    <div className="game-cover">
      <div className="card stack" role="alert">
        <h1>{title}</h1>
        <p>{note}</p>
        <p>
          <Link to={{ page: 'online' }} className="button primary">
            {toOnline}
          </Link>
        </p>
      </div>
    </div>
  );
}
