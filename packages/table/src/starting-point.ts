import { type Fault, Game, type Result, readPosition } from '@oia/rules';
import { freshStartOf, type StartingPoint, type TableSetup, withSeats } from './setup.ts';

/** What a table begins with. In a file of its own: a page that plays no positions need not load what reads them. */
export function startingPointOf(setup: TableSetup): Result<StartingPoint> {
  const { seats, way } = setup;
  if (way.kind === 'draft' || way.position === undefined) return freshStartOf(setup);
  const read = readPosition(way.position);
  return read.ok ? withSeats(seats, Game.from(read.value)) : read;
}

/** What is wrong with a set-up, if anything. A draft cannot be wrong: it offers only what is allowed. */
export function faultOf(setup: TableSetup): Fault | undefined {
  const start = startingPointOf(setup);
  return start.ok ? undefined : start.error;
}
