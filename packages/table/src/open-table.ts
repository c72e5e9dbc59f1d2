import { type Fault, Game, type Result, readPosition } from '@oia/rules';
import type { Dependencies } from './dependencies.ts';
import { freshStartOf, type StartingPoint, type TableSetup, withSeats } from './setup.ts';
import { Table } from './table.ts';

/** A table for a new game. */
export function openTable(setup: TableSetup, dependencies: Dependencies): Result<Table> {
  const start = startingPointOf(setup);
  return start.ok ? { ok: true, value: new Table({ setup, ...start.value }, dependencies) } : start;
}

/** The draft or game that a table begins with. */
export function startingPointOf(setup: TableSetup): Result<StartingPoint> {
  const { seats, way } = setup;
  if (way.kind === 'draft' || way.position === undefined) return freshStartOf(setup);
  const read = readPosition(way.position);
  return read.ok ? withSeats(seats, Game.from(read.value)) : read;
}

/** The fault of a set-up, if it has one. A draft has none: it offers only what is allowed. */
export function faultOf(setup: TableSetup): Fault | undefined {
  const start = startingPointOf(setup);
  return start.ok ? undefined : start.error;
}
