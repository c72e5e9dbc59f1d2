import { type Static, Type } from 'typebox';
import { RoomAction } from './actions.ts';
import { CommandId, RoomId, Version } from './ids.ts';
import type { LobbyGame } from './lobby.ts';
import type { RoomEvent, RoomRefusal, RoomView } from './room-view.ts';

const strict = { additionalProperties: false } as const;

/** Messages from a client, over its socket. */
export const ClientMessage = Type.Union([
  /** Starts watching; `since`: the version the client already has. */
  Type.Object({ kind: Type.Literal('watch'), room: RoomId, since: Type.Optional(Version) }, strict),
  Type.Object({ kind: Type.Literal('unwatch'), room: RoomId }, strict),
  Type.Object({ kind: Type.Literal('act'), room: RoomId, id: CommandId, action: RoomAction }, strict),
  Type.Object({ kind: Type.Literal('lobby'), isWatched: Type.Boolean() }, strict),
  Type.Object({ kind: Type.Literal('ping') }, strict),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** The largest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;

export type FaultCode = 'badMessage' | 'tooFast' | 'tooMuch' | 'signedOut' | 'closing';

/** Why a room is not shown. `broken`: it cannot be read, and asking again does not help. */
export type GoneCode = 'noRoom' | 'broken';

/** Messages from the server. */
export type ServerMessage =
  /** The whole of a room. `seat` is undefined for a spectator. */
  | { readonly kind: 'room'; readonly seat?: number; readonly view: RoomView }
  /** Events since the last message; applied in order they lead to `version`. */
  | { readonly kind: 'events'; readonly room: RoomId; readonly version: number; readonly events: readonly RoomEvent[] }
  /** The action was carried out, and is durable. */
  | { readonly kind: 'done'; readonly room: RoomId; readonly id: CommandId; readonly version: number }
  | { readonly kind: 'refused'; readonly room: RoomId; readonly id: CommandId; readonly refusal: RoomRefusal }
  | { readonly kind: 'gone'; readonly room: RoomId; readonly code: GoneCode }
  /** Presence, which is not stored. */
  | {
      readonly kind: 'presence';
      readonly room: RoomId;
      readonly here: readonly number[];
      readonly spectators: number;
      /** The seats whose absence may be claimed. */
      readonly away: readonly number[];
    }
  /** A change of the room takes long to be saved; the next `events` or `room` ends it. Nothing is confirmed before it is durable. */
  | { readonly kind: 'saving'; readonly room: RoomId }
  | { readonly kind: 'lobby'; readonly games: readonly LobbyGame[] }
  /** It is this member's turn in a room that this socket does not watch. */
  | { readonly kind: 'turn'; readonly room: RoomId }
  | { readonly kind: 'pong'; readonly now: number }
  /** A message was not taken: the command with this id, or what was asked about this room. Neither: the message had none. */
  | { readonly kind: 'fault'; readonly code: FaultCode; readonly id?: CommandId; readonly room?: RoomId };
