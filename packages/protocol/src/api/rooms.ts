import { type Static, Type } from 'typebox';
import { RoomAction } from '../actions.ts';
import { CommandId, RoomId, Version } from '../ids.ts';
import type { LobbyGame } from '../lobby.ts';
import type { RoomStage } from '../room-facts.ts';
import type { Pool, RoomView, Sitting } from '../room-view.ts';
import type { TimeControl } from '../time-control.ts';

/** `POST /api/rooms`, `POST /api/pairing`: the room that was opened or found. */
export const OpenedRoom = Type.Object({ room: RoomId });
export type OpenedRoom = Static<typeof OpenedRoom>;

/** `GET /api/rooms/:id`. Its type says the rest. */
export const RoomViewAnswer = Type.Unsafe<RoomView>(
  Type.Object({ id: RoomId, version: Version, stage: Type.String() }, { additionalProperties: true }),
);

/** The action is durable; the version of the room is the one after it. */
export const RoomDone = Type.Object({ version: Version });
export type RoomDone = Static<typeof RoomDone>;

/** `POST /api/rooms/:id/actions`: as over a socket. */
export const RoomCommandBody = Type.Object({ id: CommandId, action: RoomAction }, { additionalProperties: false });
export type RoomCommandBody = Static<typeof RoomCommandBody>;

/** A room in a list, with public data only. */
export interface RoomEntry {
  readonly room: RoomId;
  readonly stage: RoomStage;
  readonly control: TimeControl;
  readonly pool: Pool;
  readonly isRated: boolean;
  /** Number of players. */
  readonly players: number;
  readonly sittings: readonly Sitting[];
  /** By seat; undefined: none, or not known yet. Empty without powers. */
  readonly powers: readonly (string | undefined)[];
  readonly turns: number;
  /** Time of the last change. */
  readonly changedAt: number;
}

/** A room the caller has a seat in. */
export interface MyRoom extends RoomEntry {
  readonly seat: number;
  readonly isMyTurn: boolean;
}

/** `GET /api/me/rooms`: those that wait or are being played. */
export interface MyRooms {
  readonly rooms: readonly MyRoom[];
}

/** `GET /api/rooms`: the lobby; `playing` are open games that may be watched. */
export interface RoomList {
  readonly games: readonly LobbyGame[];
  readonly playing: readonly RoomEntry[];
}

const Listed = Type.Object({ room: RoomId }, { additionalProperties: true });
export const MyRoomsAnswer = Type.Unsafe<MyRooms>(Type.Object({ rooms: Type.Array(Listed) }));
export const RoomListAnswer = Type.Unsafe<RoomList>(
  Type.Object({ games: Type.Array(Listed), playing: Type.Array(Listed) }),
);
