import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { lastVersion, type RoomChange } from '../appending.ts';
import type { Script, Step } from './tasks.ts';

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
  const steps: Step[] = [];
  const decisive = changes.map((change) => {
    const needs = steps.length;
    steps.push(move(change));
    for (const part of [...entries(change), ...seats(change)]) steps.push({ ...part, needs });
    return needs;
  });
  return { script: { kind: 'script', statements: STATEMENTS, steps }, decisive };
}

function move(change: RoomChange): Step {
  const { room, fence, before, stage, deadline } = change;
  return { statement: MOVE, values: [lastVersion(change), stage, deadline ?? null, room, fence, before] };
}

const entries = ({ room, entries }: RoomChange): Step[] =>
  entries.map(({ version, at, data }) => ({ statement: ADD_ENTRY, values: [room, version, at, data] }));

function seats({ room, seats }: RoomChange): Step[] {
  if (!seats) return [];
  const seated = [...new Set(seats)].map((member) => ({ statement: SEAT, values: [room, member] }));
  return [{ statement: CLEAR_SEATS, values: [room] }, ...seated];
}

/** Queries that Kysely has written, one after the other. */
export const scriptOf = (queries: readonly CompiledQuery[]): Script => ({
  kind: 'script',
  statements: queries.map(({ sql }) => sql),
  steps: queries.map(({ parameters }, statement) => ({ statement, values: parameters as readonly SQLInputValue[] })),
});
