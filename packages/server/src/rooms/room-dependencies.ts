import type { RoomId } from '@oia/protocol';
import type { Random } from '@oia/rules';
import type { ComputerPlayer, TableSetup } from '@oia/table';
import type { Timers } from '../util/time.ts';
import type { RoomCommand } from './contract.ts';
import type { Room } from './room.ts';
import type { RoomEntry } from './room-entry.ts';
import type { Journal } from './room-journal.ts';
import type { RoomIdentity } from './room-views.ts';

/** The services that a host provides to a room. */
export interface RoomDependencies {
  readonly journal: Journal;
  readonly timers: Timers;
  readonly random: Random;
  readonly computer: ComputerPlayer;
  /** Called when memory and database have diverged, and the room cannot continue here. */
  lost(room: Room, reason: unknown): void;
  /** Called when it is a player's turn, which is durable by then. */
  turn(room: Room, seat: number): void;
  /** Called when the end of the game is durable. */
  ended(room: Room): void;
  /** Opens the room of a rematch that all players want, with the same seats. */
  openNext(room: Room, setup: TableSetup): Promise<RoomId>;
  /** Logs an error that is not visible to players. */
  report(error: unknown): void;
}

/** A command, and the sender's rating in the pool of this game. */
export type RatedCommand = RoomCommand & { readonly rating?: number };

/** A stored room. */
export interface StoredRoom extends RoomIdentity {
  readonly openedAt: number;
  readonly entries: readonly RoomEntry[];
}
