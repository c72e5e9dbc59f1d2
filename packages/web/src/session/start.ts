import { Draft, type Fault, Game } from '@oia/rules';
import { navigate } from '../router.tsx';
import { keepGame, newId } from '../storage/games.ts';
import { faultOf, type Table } from './table.ts';

type Beginning = { readonly game: Game | undefined; readonly draft: Draft | undefined };

/** A table that cannot be played never gets here by a button: whoever makes one asks `faultOf` first. */
export class Unplayable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`this table cannot be played: ${fault.code} ${fault.at ?? ''}`);
    this.fault = fault;
  }
}

function beginningOf({ way }: Table): Beginning {
  if (way.kind === 'draft') return { game: undefined, draft: new Draft(way.options) };
  const game = Game.create(way.options);
  if (!game.ok) throw new Unplayable(game.error);
  return { game: game.value, draft: undefined };
}

/**
 * Sits down at the table: the game is kept from its first moment, and its page opens. Where the table has a position the game that
 * begins there comes with it. Returns its id.
 */
export function startGame(table: Table, first?: Game): string {
  const fault = faultOf(table);
  if (fault) throw new Unplayable(fault);
  const id = newId();
  keepGame({
    id,
    played: new Date().toISOString(),
    table,
    ...(first ? { game: first, draft: undefined } : beginningOf(table)),
  });
  navigate({ page: 'game', id });
  return id;
}
