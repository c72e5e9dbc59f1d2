import type { RoomEntry } from '@oia/protocol';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { sayPowers } from '../../new-game/form-summary.ts';
import { api } from '../../online/api.ts';
import { myRooms } from '../../online/my-rooms.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { knownPowers, placesIn, sayPlaces } from '../../online/room-words.ts';
import { useAnswer } from '../../online/use-request.ts';
import { RoomRow } from './room-row.tsx';

/** Games of others, which may be watched. */
export function PlayingGames(): ReactNode {
  const { hub } = useOnlineWords();
  const { value } = useAnswer(api.rooms);
  const mine = useStore(myRooms) ?? [];
  const playing = (value?.playing ?? []).filter(({ room }) => !mine.some((own) => own.room === room));
  if (playing.length === 0) return undefined;
  return (
    <section aria-labelledby="online-playing">
      <h2 id="online-playing">{hub.playingTitle}</h2>
      <ul className="online-rooms">
        {playing.map((room) => (
          <PlayingGame key={room.room} room={room} />
        ))}
      </ul>
    </section>
  );
}

function PlayingGame({ room }: { readonly room: RoomEntry }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const players = sayPlaces(words, online, placesIn(room));
  return (
    <RoomRow
      players={players}
      powers={knownPowers(room.powers)}
      facts={[sayPowers(words, room.powers), words.ui.games.turns({ count: room.turns })]}
      control={room.control}
      isRated={room.isRated}
      status={undefined}
      action={
        <Link to={{ page: 'room', id: room.room }} className="button" aria-label={online.hub.watchLabel({ players })}>
          {online.hub.watch}
        </Link>
      }
    />
  );
}
