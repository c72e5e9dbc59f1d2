import type { MyRoom, RoomId } from '@oia/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { sayPowers } from '../../new-game/form-summary.ts';
import { loadMyRooms, myRooms } from '../../online/my-rooms.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { wasMember } from '../../online/remembered.ts';
import { knownPowers, placesIn, sayPlaces } from '../../online/room-words.ts';
import { tabConnection } from '../../online/tab-connection.ts';
import { RoomRow } from './room-row.tsx';

/** The user's unfinished games, those in which it is the user's turn first. */
export function MyGames({ except }: { readonly except: RoomId | undefined }): ReactNode {
  const { hub } = useOnlineWords();
  const { rooms: all, code, again } = useMyRooms();
  const rooms = all.filter(({ room }) => room !== except);
  if (rooms.length === 0 && code === undefined) return undefined;
  return (
    <section aria-labelledby="online-mine">
      <h2 id="online-mine">{hub.mineTitle}</h2>
      <RefusalNotice code={code} onRetry={again} />
      <ul className="online-rooms">
        {rooms.map((room) => (
          <MyGame key={room.room} room={room} />
        ))}
      </ul>
    </section>
  );
}

/** Loads the list when the page opens, and at every change of turn. */
function useMyRooms(): { rooms: readonly MyRoom[]; code: string | undefined; again: () => void } {
  const [connection] = useState(tabConnection);
  const turns = useStore(connection.turns);
  const rooms = useStore(myRooms) ?? [];
  const [code, setCode] = useState<string>();
  // Requests do not reject: refusals come as answers, and are shown.
  const again = (): void => void loadMyRooms().then(setCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every turn
  useEffect(() => {
    // Requests do not reject: refusals come as answers, and are shown.
    if (wasMember()) void loadMyRooms().then(setCode);
  }, [turns]);
  return { rooms, code, again };
}

function MyGame({ room }: { readonly room: MyRoom }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const { hub } = online;
  const players = sayPlaces(words, online, placesIn(room));
  const waits = room.stage === 'waiting';
  const status = waits ? hub.waitsForPlayers : room.isMyTurn ? hub.yourTurn : hub.turnOfOther;
  return (
    <RoomRow
      players={players}
      powers={knownPowers(room.powers)}
      facts={[sayPowers(words, room.powers), ...(room.turns > 0 ? [words.ui.games.turns({ count: room.turns })] : [])]}
      control={room.control}
      isRated={room.isRated}
      status={status}
      isUrgent={room.isMyTurn}
      action={
        <Link
          to={{ page: 'room', id: room.room }}
          className={room.isMyTurn ? 'button primary' : 'button'}
          aria-label={waits ? hub.lookLabel({ players }) : hub.resumeLabel({ players })}
        >
          {waits ? hub.look : hub.resume}
        </Link>
      }
    />
  );
}
