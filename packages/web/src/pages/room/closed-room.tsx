import type { ReactNode } from 'react';
import { tabConnection } from '../../online/tab-connection.ts';
import { useRoomWords } from '../../online/use-room-words.ts';
import { Link } from '../../router.tsx';
import { useStore } from '../../use-store.ts';

/** Until the server has spoken. */
export function ConnectingRoom(): ReactNode {
  const { state } = useStore(tabConnection().status);
  const words = useRoomWords();
  return (
    <p className="soft app-loading" role="status">
      {state === 'offline' ? words.reconnecting : words.connecting}
    </p>
  );
}

export function GoneRoom(): ReactNode {
  const { gone, goneNote } = useRoomWords();
  return <ClosedRoom title={gone} note={goneNote} />;
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
