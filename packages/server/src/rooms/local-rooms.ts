import type { RoomId, RoomTerms, RoomView } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import type { Room } from '../room/room.ts';
import type { HeldElsewhere } from '../store/room-store.ts';
import type { RoomAnswer, RoomCommand, RoomListener, Watching } from './rooms.ts';

/** The rooms of this process. */
export interface LocalRooms {
  open(terms: RoomTerms, opener: Member): Promise<RoomId>;
  /** The room, if this process holds it or can get hold of it. */
  find(id: RoomId): Promise<Room | 'none' | HeldElsewhere>;
  /** The room, if it is held here, without asking the store. */
  held(id: RoomId): Room | undefined;
  actIn(room: Room, member: Member, command: RoomCommand): Promise<RoomAnswer>;
  watchIn(room: Room, member: Member | undefined, since: number | undefined, listener: RoomListener): Promise<Watching>;
  viewIn(room: Room, member: Member | undefined): Promise<RoomView>;
}
