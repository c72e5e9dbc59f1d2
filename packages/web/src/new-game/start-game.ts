import type { Draft, Fault, Game, Random } from '@oia/rules';
import { freshStartOf, type TableSetup } from '@oia/table';
import { newGameId } from '../base/random-id.ts';
import { navigate } from '../common/router.tsx';
import { keepGame } from '../storage/games.ts';
import { tableOf } from './form-to-setup.ts';
import type { GameForm } from './game-form.ts';
import { DEFAULT_FORMS, type Kind } from './player-presets.ts';
import { rememberForm } from './saved-form.ts';

/** Starts a game and opens its page. `first`: the game at the position of the set-up, if it has one. */
export const startGame = (setup: TableSetup, first?: Game): void =>
  navigate({ page: 'game', id: beginGame(setup, first) });

/** Makes the table, remembers the form and starts the game; returns the fault if the form cannot be played. */
export function startForm(form: GameForm, random: Random = Math.random): Fault | undefined {
  const table = tableOf(form, random);
  if (!table.ok) return table.error;
  rememberForm(form, table.value);
  startGame(table.value);
  return undefined;
}

/** The last form may not be playable any more, for example after an update; then the default is used. */
export function startOrDefault(form: GameForm, kind: Kind): void {
  if (startForm(form)) startForm(DEFAULT_FORMS[kind]);
}

/** A programming error: callers check a set-up with `freshStartOf` before they start it. */
export class Unplayable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`this table cannot be played: ${fault.code} ${fault.at ?? ''}`);
    this.fault = fault;
  }
}

/** Starts a game, stores it and returns its id. `first`: the game at the position of the set-up, if it has one. */
function beginGame(setup: TableSetup, first?: Game): string {
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
