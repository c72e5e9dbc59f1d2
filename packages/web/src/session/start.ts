import type { Draft, Fault, Game } from '@oia/rules';
import { freshStartOf, type TableSetup } from '@oia/table';
import { newGameId } from '../base/random-id.ts';
import { keepGame } from '../storage/games.ts';

/** A programming error: callers check a set-up with `freshStartOf` before they start it. */
export class Unplayable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`this table cannot be played: ${fault.code} ${fault.at ?? ''}`);
    this.fault = fault;
  }
}

/** Starts a game, stores it and returns its id. `first`: the game at the position of the set-up, if it has one. */
export function beginGame(setup: TableSetup, first?: Game): string {
  const id = newGameId();
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
