import type { ConductTables } from './tables/conduct.ts';
import type { GameTables } from './tables/games.ts';
import type { MemberTables } from './tables/members.ts';
import type { ProcessTables } from './tables/processes.ts';
import type { RoomTables } from './tables/rooms.ts';

/**
 * All tables. Each subject describes its own in `tables/` and makes them in `migrations/`, with types that both databases
 * have: `text`, `integer`, `bigint` for times in milliseconds, `double precision`; 0 or 1 for no or yes.
 */
export interface Database extends RoomTables, ProcessTables, MemberTables, GameTables, ConductTables {}
