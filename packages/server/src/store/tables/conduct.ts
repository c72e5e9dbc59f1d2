import type { MemberId, RoomId } from '@oia/protocol';

export interface ConductTables {
  report: ReportTable;
  mute: MuteTable;
}

/** Something that the operator should look at. */
interface ReportTable {
  id: string;
  at: number;
  by: MemberId;
  about: MemberId;
  /** The name at that time. */
  about_name: string;
  room: RoomId | null;
  /** What was said, as the server has it. */
  said: string | null;
  reason: string;
  note: string | null;
}

/** Somebody whose free text somebody does not want to read. */
interface MuteTable {
  member: MemberId;
  muted: MemberId;
  name: string;
  at: number;
}
