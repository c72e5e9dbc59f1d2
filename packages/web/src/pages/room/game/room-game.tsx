import { type ReactNode, useEffect, useState } from 'react';
import { RemoteSession } from '../../../online/remote-session.ts';
import { settings } from '../../../settings.ts';
import { useStore } from '../../../use-store.ts';
import type { RoomParts } from '../../game/game-context.tsx';
import { RoomNotices } from '../notices/room-notices.tsx';
import { useRoomContext } from '../room-context.tsx';
import { GAME } from '../use-fresh-game.ts';
import { useTurnNotice } from '../use-turn-notice.ts';
import { RoomControls } from './room-controls.tsx';
import { RoomResult } from './room-result.tsx';
import { SeatStatus } from './seat-status.tsx';

const PARTS: RoomParts = { Seat: SeatStatus, Notices: RoomNotices, Controls: RoomControls, Result: RoomResult };

/** The game of a room, on the page of every game. */
export function RoomGame(): ReactNode {
  const { GameTable } = GAME.useLoaded();
  const session = useRemoteSession();
  useTurnNotice(useIsTurn(session));
  return (
    <div className="room-wide">
      <GameTable session={session} room={PARTS} />
    </div>
  );
}

function useRemoteSession(): RemoteSession {
  const { room } = useRoomContext();
  const [session] = useState(() => new RemoteSession(room, () => settings.value.confirm === 'turn'));
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  return session;
}

function useIsTurn(session: RemoteSession): boolean {
  const { game, draft, viewer } = useStore(session.state);
  if (!game) return draft !== undefined && draft.actor === viewer;
  return !game.outcome && game.actor === viewer;
}
