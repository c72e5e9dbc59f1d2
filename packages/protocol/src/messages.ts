import { type Static, Type } from 'typebox';
import { RoomAction } from './actions.ts';
import { CommandId, RoomId, Version } from './ids.ts';
import type { LobbyGame } from './lobby.ts';
import type { RoomEvent, RoomRefusal, RoomView } from './room-view.ts';

const strict = { additionalProperties: false } as const;

/** What a client sends over its socket. */
export const ClientMessage = Type.Union([
  /** Begins to watch; `since` is the version it knows already. */
  Type.Object({ kind: Type.Literal('watch'), room: RoomId, since: Type.Optional(Version) }, strict),
  Type.Object({ kind: Type.Literal('unwatch'), room: RoomId }, strict),
  Type.Object({ kind: Type.Literal('act'), room: RoomId, id: CommandId, action: RoomAction }, strict),
  Type.Object({ kind: Type.Literal('lobby'), isWatched: Type.Boolean() }, strict),
  Type.Object({ kind: Type.Literal('ping') }, strict),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** The largest message a client may send, in bytes. */
export const MOST_BYTES = 4096;

export type FaultCode = 'badMessage' | 'tooFast' | 'tooMuch' | 'signedOut' | 'closing';

/** What the server sends. */
export type ServerMessage =
  /** The whole of a room. `seat` is undefined for a spectator. */
  | { readonly kind: 'room'; readonly seat?: number; readonly view: RoomView }
  /** What happened since: applied in order they lead to `version`. */
  | { readonly kind: 'events'; readonly room: RoomId; readonly version: number; readonly events: readonly RoomEvent[] }
  /** The action was carried out, and is durable. */
  | { readonly kind: 'done'; readonly room: RoomId; readonly id: CommandId; readonly version: number }
  | { readonly kind: 'refused'; readonly room: RoomId; readonly id: CommandId; readonly refusal: RoomRefusal }
  | { readonly kind: 'gone'; readonly room: RoomId; readonly code: 'noRoom' }
  /** Who is there now. It is not kept. */
  | {
      readonly kind: 'presence';
      readonly room: RoomId;
      readonly here: readonly number[];
      readonly spectators: number;
      /** The seats whose absence may be claimed. */
      readonly away: readonly number[];
    }
  | { readonly kind: 'lobby'; readonly games: readonly LobbyGame[] }
  /** It is this member's turn in a room that this socket does not watch. */
  | { readonly kind: 'turn'; readonly room: RoomId }
  | { readonly kind: 'pong'; readonly now: number }
  | { readonly kind: 'fault'; readonly code: FaultCode };
