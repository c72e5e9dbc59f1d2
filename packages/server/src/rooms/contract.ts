import type {
  CommandId,
  MemberId,
  RoomAction,
  RoomAnswer,
  RoomEvent,
  RoomId,
  RoomTerms,
  RoomView,
} from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { ProcessId } from '../database/process-store.ts';
import type { Room } from './room.ts';
import type { HeldElsewhere } from './room-store.ts';

export interface RoomCommand {
  readonly id: CommandId;
  readonly action: RoomAction;
  /** Half of the measured round trip to the sender, in milliseconds. */
  readonly lag?: number;
}

/** Receives what a viewer may know of a room, in order. */
export interface RoomListener {
  /** The whole room: at the beginning, or if too much was missed. */
  room(seat: number | undefined, view: RoomView): void;
  events(version: number, events: readonly RoomEvent[]): void;
  presence(here: readonly number[], spectators: number, away: readonly number[]): void;
  /** A change takes long to be saved; the next call of `room` or `events` ends it. */
  saving(): void;
  /** The room left this process; watch it again from the last known version. */
  lost(): void;
}

export interface Subscription {
  stop(): void;
}

/** Stored data of a room that cannot be read: reported once, and not tried again by this process. */
export class BrokenRoom extends Error {
  override readonly name = 'BrokenRoom';

  constructor(room: RoomId, cause?: unknown) {
    super(`room ${room} cannot be read`, { cause });
  }
}

/** The database did not answer in time when a room was loaded; ask again later. */
export class ClaimOverdue extends Error {
  override readonly name = 'ClaimOverdue';

  constructor(room: RoomId) {
    super(`room ${room} could not be loaded in time`);
  }
}

/** All rooms, whichever process holds them: what sockets, requests and programs use. */
export interface Rooms {
  open(terms: RoomTerms, opener: Member): Promise<RoomId>;
  act(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer>;
  /** `since`: the last version the viewer knows. undefined: there is no such room. Rejects with `BrokenRoom`. */
  watch(
    room: RoomId,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Subscription | undefined>;
  /** Rejects with `BrokenRoom`. */
  view(room: RoomId, member: Member | undefined): Promise<RoomView | undefined>;
}

/** The rooms of this process. */
export interface LocalRooms {
  open(terms: RoomTerms, opener: Member): Promise<RoomId>;
  /** The room, if this process holds or can claim it. */
  find(id: RoomId): Promise<Room | 'none' | HeldElsewhere>;
  /** The room, if this process holds it; does not read the database. */
  held(id: RoomId): Room | undefined;
  actIn(room: Room, member: Member, command: RoomCommand): Promise<RoomAnswer>;
  watchIn(
    room: Room,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Subscription>;
  viewIn(room: Room, member: Member | undefined): Promise<RoomView>;
}

/** No process has answered: it is unknown whether the operation took effect. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The arguments of `Rooms.watch`. */
export interface WatchRequest {
  readonly room: RoomId;
  readonly member: Member | undefined;
  readonly since: number | undefined;
}

/** Rooms that other processes hold. Operations reject with `NoAnswer`; `notHeld`: that process does not hold the room. */
export interface RemoteRooms {
  /** The process that held the room last, as far as known. */
  holderOf(room: RoomId): ProcessId | undefined;
  remember(room: RoomId, holder: ProcessId): void;
  forget(room: RoomId): void;
  act(holder: ProcessId, room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer | 'notHeld'>;
  view(holder: ProcessId, room: RoomId, member: Member | undefined): Promise<RoomView | 'notHeld'>;
  handOver(holder: ProcessId, room: RoomId, from: MemberId, to: Member): Promise<boolean | 'notHeld'>;
  watch(holder: ProcessId, request: WatchRequest, listener: RoomListener): Promise<Subscription | 'noRoom' | 'notHeld'>;
}

/** News for the clients of this process, whichever process it comes from. */
export interface ClusterEvents {
  lobbyChanged(): void;
  turn(member: MemberId, room: RoomId): void;
}

/** The connection to the other processes of this server. */
export interface ClusterLink {
  readonly rooms: RemoteRooms;
  readonly isConnected: boolean;
  /** Starts to answer requests of other processes. */
  serve(local: LocalRooms, events: ClusterEvents): void;
  announceLobby(): void;
  announceTurn(member: MemberId, room: RoomId): void;
  /** Refuses further requests: this process is about to release its rooms. */
  refuse(): void;
  close(): Promise<void>;
}

export type JoinCluster = (process: ProcessId) => Promise<ClusterLink>;
