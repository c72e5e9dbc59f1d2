import type { RoomId } from '@oia/protocol';
import { useEffect, useState } from 'react';
import { Connection } from './connection.ts';
import { member } from './member.ts';
import { RemoteRoom } from './remote-room.ts';

let connection: Connection | undefined;

/** The connection of this tab, opened when something is first asked of it. */
export function tabConnection(): Connection {
  connection ??= listening(new Connection(`${location.origin.replace(/^http/, 'ws')}/api/socket`));
  return connection;
}

/** Follows network events, the visibility of the page and the member. */
function listening(opened: Connection): Connection {
  let last = idOfMember();
  member.watch(() => {
    const now = idOfMember();
    // The first known member is no change.
    if (last !== undefined && now !== last) opened.renew();
    last = now;
  });
  addEventListener('online', () => opened.wake());
  addEventListener('offline', () => opened.drop());
  addEventListener('pageshow', () => opened.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) opened.wake();
  });
  return opened;
}

/** undefined: not known yet. */
const idOfMember = (): string | undefined => {
  const me = member.value;
  return me === undefined || me === 'anonymous' ? me : me.id;
};

/** Follows a room while a page shows it. */
export function useRoom(id: RoomId): RemoteRoom {
  const [room] = useState(() => new RemoteRoom(id, tabConnection()));
  useEffect(() => {
    room.start();
    return () => room.stop();
  }, [room]);
  return room;
}
