import type { RoomView } from '@oia/protocol';
import { type ReactNode, useMemo } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useStore } from '../../base/use-store.ts';
import { useWords } from '../../common/words.tsx';
import { NeedsServer } from '../../online/needs-server.tsx';
import { roomWords, useRoomWords } from '../../online/online-words.ts';
import type { RemoteRoom } from '../../online/remote-room.ts';
import { useRoom } from '../../online/tab-connection.ts';
import { namesOf } from '../../session/names.ts';
import { CancelledRoom, ConnectingRoom, GoneRoom } from './closed-room.tsx';
import { RoomProvider } from './room-context.tsx';
import { WaitingRoom } from './waiting/waiting-room.tsx';
import './room.css';

// A waiting room has no game yet.
const RoomGame = lazyComponent(async () => (await import('./game/room-game.lazy.tsx')).RoomGame);

/** Loads the page together with the words of a room. */
export async function loadRoomPage(): Promise<typeof RoomPage> {
  await roomWords();
  return RoomPage;
}

/** A table online: while it waits for players, while they play, and after. */
function RoomPage({ id }: { readonly id: string }): ReactNode {
  return (
    <NeedsServer title={useRoomWords().title}>
      <Room id={id} />
    </NeedsServer>
  );
}

/** Connects only where there is a server. */
function Room({ id }: { readonly id: string }): ReactNode {
  const room = useRoom(id);
  const { view, gone } = useStore(room.state);
  if (gone) return <GoneRoom code={gone} />;
  return view ? <KnownRoom room={room} view={view} /> : <ConnectingRoom />;
}

function KnownRoom({ room, view }: { readonly room: RemoteRoom; readonly view: RoomView }): ReactNode {
  const words = useRoomWords();
  const gameWords = useWords();
  const state = useStore(room.state);
  const seats = view.table?.seats ?? view.setup.seats;
  const names = useMemo(() => namesOf(gameWords, seats), [gameWords, seats]);
  const value = { room, state, view, words, nameOf: (seat: number) => names[seat] ?? '' };
  return <RoomProvider value={value}>{shownPart(view)}</RoomProvider>;
}

function shownPart({ stage, table }: RoomView): ReactNode {
  if (stage === 'cancelled') return <CancelledRoom />;
  return table ? <RoomGame /> : <WaitingRoom />;
}
