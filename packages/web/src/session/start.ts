import type { Draft, Fault, Game } from '@oia/rules';
import { freshStartOf, type TableSetup } from '@oia/table';
import { keepGame, newId } from '../storage/games.ts';

/** A table that cannot be played never gets here by a button: whoever makes one asks `freshStartOf` first. */
export class Unplayable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`this table cannot be played: ${fault.code} ${fault.at ?? ''}`);
    this.fault = fault;
  }
}

/** Begins a game, which is kept from its first moment. `first`: the game at the position of the set-up, if it has one. Returns its id. */
export function beginGame(setup: TableSetup, first?: Game): string {
  const id = newId();
  keepGame({
    id,
    played: new Date().toISOString(),
    setup,
    ...(first ? { game: first, draft: undefined } : startOf(setup)),
  });
  return id;
}

function startOf(setup: TableSetup): { readonly game: Game | undefined; readonly draft: Draft | undefined } {
  const start = freshStartOf(setup);
  if (!start.ok) throw new Unplayable(start.error);
  return start.value;
}
