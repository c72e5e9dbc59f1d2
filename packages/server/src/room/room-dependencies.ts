import type { RoomId } from '@oia/protocol';
import type { Random } from '@oia/rules';
import type { ComputerPlayer, TableSetup } from '@oia/table';
import type { RoomCommand } from '../rooms/rooms.ts';
import type { Journal } from './journal.ts';
import type { Timers } from './presence.ts';
import type { Room } from './room.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomIdentity } from './room-views.ts';

/** What a room needs from outside. */
export interface RoomDependencies {
  readonly journal: Journal;
  readonly timers: Timers;
  readonly random: Random;
  readonly computer: ComputerPlayer;
  /** Called when the room cannot go on here: what it has in memory is not what is stored. */
  lost(room: Room, reason: unknown): void;
  /** Somebody has to act now; durable. */
  turn(room: Room, seat: number): void;
  /** Called once the end of the game is durable. */
  ended(room: Room): void;
  /** All want a rematch: opens its room, with everybody at the same seat. */
  openNext(room: Room, setup: TableSetup): Promise<RoomId>;
}

/** A command, and the rating of whoever sends it in the pool of this game. */
export type RatedCommand = RoomCommand & { readonly rating?: number };

/** A stored room. */
export interface StoredRoom extends RoomIdentity {
  readonly openedAt: number;
  readonly entries: readonly RoomEntry[];
}
