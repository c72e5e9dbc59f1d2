import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { settings } from '../../../common/settings.ts';
import type { RoomParts } from '../../../game/game-context.tsx';
import { RemoteTable } from '../../../online/remote-table.ts';
import { GameSession } from '../../../session/game-session.ts';
import { RoomNotices } from '../notices/room-notices.tsx';
import { useRoomContext } from '../room-context.tsx';
import { GAME } from '../use-fresh-game.ts';
import { useTurnNotice } from '../use-turn-notice.ts';
import { RoomControls } from './room-controls.tsx';
import { RoomResult } from './room-result.tsx';
import { SeatStatus } from './seat-status.tsx';

const PARTS: RoomParts = { Seat: SeatStatus, Notices: RoomNotices, Controls: RoomControls, Result: RoomResult };

/** The game of a room, shown by the same components as a local game. */
export function RoomGame(): ReactNode {
  const { GameTable } = GAME.useLoaded();
  const session = useRoomSession();
  useTurnNotice(useIsTurn(session));
  return (
    <div className="room-wide">
      <GameTable session={session} room={PARTS} />
    </div>
  );
}

function useRoomSession(): GameSession {
  const { room } = useRoomContext();
  const [session] = useState(() => new GameSession(new RemoteTable(room), () => settings.value.confirm === 'turn'));
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  return session;
}

function useIsTurn(session: GameSession): boolean {
  const { game, draft, viewer } = useStore(session.state);
  if (!game) return draft !== undefined && draft.actor === viewer;
  return !game.outcome && game.actor === viewer;
}
