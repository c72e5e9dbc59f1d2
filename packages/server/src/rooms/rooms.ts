import type { CommandId, RoomAction, RoomEvent, RoomId, RoomRefusal, RoomTerms, RoomView } from '@oia/protocol';
import type { Member } from '../members/member.ts';

/** `version` is that of the room after the action, which is durable then. */
export type RoomAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: RoomRefusal };

export interface RoomCommand {
  readonly id: CommandId;
  readonly action: RoomAction;
  /** Half of the round trip to whoever sent it, in milliseconds, as measured by the server. */
  readonly lag?: number;
}

/** Gets what somebody may know of a room, in order. */
export interface RoomListener {
  /** The whole of it: at the beginning, or where too much was missed. */
  room(seat: number | undefined, view: RoomView): void;
  events(version: number, events: readonly RoomEvent[]): void;
  presence(here: readonly number[], spectators: number, away: readonly number[]): void;
  /** The room is not here any more: it has to be watched anew, from the version that is known. */
  lost(): void;
}

export interface Watching {
  stop(): void;
}

/** All rooms, whichever process holds them. The one door for sockets, requests and programs. */
export interface Rooms {
  open(terms: RoomTerms, opener: Member): Promise<RoomId>;
  act(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer>;
  /** `since`: the version that is known already. undefined: there is no such room. */
  watch(
    room: RoomId,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Watching | undefined>;
  view(room: RoomId, member: Member | undefined): Promise<RoomView | undefined>;
}
