import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { lastVersion, type RoomBatch } from '../appending.ts';
import { NO_NEED, type Script, STEP_NUMBERS } from './tasks.ts';

/** Builds a script step by step. */
export class ScriptWriter {
  readonly #statements: readonly string[];
  readonly #steps: number[] = [];
  readonly #values: SQLInputValue[] = [];

  constructor(statements: readonly string[]) {
    this.#statements = statements;
  }

  /** Adds a step and returns its number. `needs`: an earlier step without whose change this one is skipped. */
  add(statement: number, values: readonly SQLInputValue[], needs = NO_NEED): number {
    this.#steps.push(statement, needs, values.length);
    for (const value of values) this.#values.push(value);
    return this.#steps.length / STEP_NUMBERS - 1;
  }

  get script(): Script {
    return { kind: 'script', statements: this.#statements, steps: this.#steps, values: this.#values };
  }
}

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
  /** The step that decides whether each room is written. */
  readonly decisive: readonly number[];
}

/** All room batches as one script: a room is written only if its row could be updated. */
export function appendScript(changes: readonly RoomBatch[]): AppendScript {
  const writer = new ScriptWriter(STATEMENTS);
  const decisive = changes.map((change) => addChange(writer, change));
  return { script: writer.script, decisive };
}

/** Returns the deciding step. */
function addChange(writer: ScriptWriter, change: RoomBatch): number {
  const { room, fence, before, stage, deadline, entries, seats } = change;
  const moved = writer.add(MOVE, [lastVersion(change), stage, deadline ?? null, room, fence, before]);
  for (const { version, at, data } of entries) writer.add(ADD_ENTRY, [room, version, at, data], moved);
  if (seats) {
    writer.add(CLEAR_SEATS, [room], moved);
    for (const member of new Set(seats)) writer.add(SEAT, [room, member], moved);
  }
  return moved;
}

/** Queries compiled by Kysely, in order. */
export function scriptOf(queries: readonly CompiledQuery[]): Script {
  const writer = new ScriptWriter(queries.map(({ sql }) => sql));
  for (const [i, { parameters }] of queries.entries()) writer.add(i, parameters as readonly SQLInputValue[]);
  return writer.script;
}
