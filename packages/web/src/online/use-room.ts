import type { RoomId } from '@oia/protocol';
import { useEffect, useState } from 'react';
import { RemoteRoom } from './remote-room.ts';
import { tabConnection } from './tab-connection.ts';

/** Follows a room while a page shows it. */
export function useRoom(id: RoomId): RemoteRoom {
  const [room] = useState(() => new RemoteRoom(id, tabConnection()));
  useEffect(() => {
    room.start();
    return () => room.stop();
  }, [room]);
  return room;
}
