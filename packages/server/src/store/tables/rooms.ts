import type { MemberId, RoomId, RoomStage } from '@oia/protocol';
import type { ProcessId } from './processes.ts';

export interface RoomTables {
  room: RoomTable;
  entry: EntryTable;
  sitting: SittingTable;
}

interface RoomTable {
  id: RoomId;
  /** JSON of `StoredTerms`. */
  terms: string;
  /** 1: listed in the lobby while it waits. */
  is_open: number;
  opened_at: number;
  /** That of its last entry. */
  version: number;
  stage: RoomStage;
  /** When something has to happen without anybody acting. */
  deadline: number | null;
  /** The process that holds it in memory. */
  owner: ProcessId | null;
  /** Raised by each claim: whoever writes with an older one has lost the room. */
  fence: number;
  /** 1: the finished game is in the archive. */
  archived: number;
}

/** What happened in a room, one row a change. Never altered. */
interface EntryTable {
  room: RoomId;
  version: number;
  at: number;
  /** JSON of `RoomEntry`. */
  data: string;
}

interface SittingTable {
  room: RoomId;
  member: MemberId;
}
