import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { lastVersion, type RoomChange } from '../appending.ts';
import { ScriptWriter } from './script-writer.ts';
import type { Script } from './tasks.ts';

const MOVE = 0;
const ADD_ENTRY = 1;
const CLEAR_SEATS = 2;
const SEAT = 3;

const STATEMENTS = [
  'UPDATE room SET version = ?, stage = ?, deadline = ? WHERE id = ? AND fence = ? AND version = ?',
  'INSERT INTO entry (room, version, at, data) VALUES (?, ?, ?, ?)',
  'DELETE FROM sitting WHERE room = ?',
  'INSERT INTO sitting (room, member) VALUES (?, ?)',
];

export interface AppendScript {
  readonly script: Script;
  /** The step that decides on each change. */
  readonly decisive: readonly number[];
}

/** All changes as one script: nothing of a room is written unless its row could be moved on. */
export function appendScript(changes: readonly RoomChange[]): AppendScript {
  const writer = new ScriptWriter(STATEMENTS);
  const decisive = changes.map((change) => addChange(writer, change));
  return { script: writer.script, decisive };
}

/** The step that decides on it. */
function addChange(writer: ScriptWriter, change: RoomChange): number {
  const { room, fence, before, stage, deadline, entries, seats } = change;
  const moved = writer.add(MOVE, [lastVersion(change), stage, deadline ?? null, room, fence, before]);
  for (const { version, at, data } of entries) writer.add(ADD_ENTRY, [room, version, at, data], moved);
  if (seats) {
    writer.add(CLEAR_SEATS, [room], moved);
    for (const member of new Set(seats)) writer.add(SEAT, [room, member], moved);
  }
  return moved;
}

/** Queries that Kysely has written, one after the other. */
export function scriptOf(queries: readonly CompiledQuery[]): Script {
  const writer = new ScriptWriter(queries.map(({ sql }) => sql));
  for (const [i, { parameters }] of queries.entries()) writer.add(i, parameters as readonly SQLInputValue[]);
  return writer.script;
}
