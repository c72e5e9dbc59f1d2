import type { Fault } from '@oia/rules';
import { startingPointOf, type TableSetup } from '@oia/table';
import { keepGame, newId } from '../storage/games.ts';

/** A table that cannot be played never gets here by a button: whoever makes one asks `faultOf` first. */
export class Unplayable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`this table cannot be played: ${fault.code} ${fault.at ?? ''}`);
    this.fault = fault;
  }
}

/** Begins a game, which is kept from its first moment. Returns its id. */
export function beginGame(setup: TableSetup): string {
  const start = startingPointOf(setup);
  if (!start.ok) throw new Unplayable(start.error);
  const id = newId();
  keepGame({ id, played: new Date().toISOString(), setup, ...start.value });
  return id;
}
