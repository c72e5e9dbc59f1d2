/** A server process, from its start to its end. */
export type ProcessId = string;

export interface ProcessTables {
  process: ProcessTable;
}

/** One life of a process. Those that have ended stay: they tell when nobody was there. */
interface ProcessTable {
  id: ProcessId;
  started_at: number;
  seen_at: number;
  stopped_at: number | null;
}
