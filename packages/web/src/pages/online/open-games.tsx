import type { LobbyGame, RoomId } from '@oia/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { randomId } from '../../base/random-id.ts';
import { useStore } from '../../base/use-store.ts';
import { navigate } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { api } from '../../online/api.ts';
import { ensureMember } from '../../online/member.ts';
import { myRooms } from '../../online/my-rooms.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { freeSeats, placesInLobby, powersOf, sayPlaces, sayTermsPowers } from '../../online/room-words.ts';
import { tabConnection } from '../../online/tab-connection.ts';
import { RoomRow } from './room-row.tsx';

/** Tables that wait for players, updated live. */
export function OpenGames({ except }: { readonly except: RoomId | undefined }): ReactNode {
  const { hub } = useOnlineWords();
  const { games: all, isOld } = useLobby();
  const games = all.filter(({ room }) => room !== except);
  const [fault, setFault] = useState<string>();
  const sit = async (game: LobbyGame): Promise<void> => {
    const code = await sitDown(game);
    if (code === undefined) navigate({ page: 'room', id: game.room });
    else setFault(code);
  };
  return (
    <section aria-labelledby="online-open">
      <h2 id="online-open">{hub.openTitle}</h2>
      <RefusalNotice code={fault} />
      {isOld && <p className="notice warning online-none">{hub.notConnected}</p>}
      {games.length === 0 ? (
        <p className="card soft online-none">{hub.openNone}</p>
      ) : (
        <ul className="online-rooms">
          {games.map((game) => (
            <OpenGame
              key={game.room}
              game={game}
              // Requests do not reject: refusals come as answers, and are shown.
              onSit={() => void sit(game)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** `isOld`: there is no connection, so the games may be gone. */
function useLobby(): { readonly games: readonly LobbyGame[]; readonly isOld: boolean } {
  const [connection] = useState(tabConnection);
  useEffect(() => {
    connection.watchLobby(true);
    return () => connection.watchLobby(false);
  }, [connection]);
  return { games: useStore(connection.lobby) ?? [], isOld: useStore(connection.status).state === 'offline' };
}

/** Returns the code of the refusal, if there is one. */
async function sitDown({ room }: LobbyGame): Promise<string | undefined> {
  const joined = await ensureMember();
  if (!joined.ok) return joined.code;
  const answer = await api.act(room, randomId(), { kind: 'sit' });
  return answer.ok || answer.code === 'seated' ? undefined : answer.code;
}

function OpenGame({ game, onSit }: { readonly game: LobbyGame; readonly onSit: () => void }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const { hub } = online;
  const places = placesInLobby(game);
  const players = sayPlaces(words, online, places);
  const isMine = useStore(myRooms)?.some(({ room }) => room === game.room) === true;
  const free = freeSeats(places);
  return (
    <RoomRow
      players={players}
      powers={powersOf(game.terms)}
      facts={[sayTermsPowers(words, game.terms), hub.freeSeats({ count: free })]}
      control={game.terms.control}
      isRated={game.terms.isRated}
      status={isMine ? hub.ownGame : undefined}
      action={
        <button
          type="button"
          className={isMine ? 'button' : 'button primary'}
          aria-label={isMine ? hub.lookLabel({ players }) : hub.sitLabel({ players })}
          onClick={onSit}
        >
          {isMine ? hub.look : hub.sit}
        </button>
      }
    />
  );
}
