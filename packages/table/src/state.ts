import type { Draft, Game, Step } from '@oia/rules';
import { type Device, firstDevice } from './device.ts';
import type { Beginning, TableSetup } from './setup.ts';

/** An offer of a draw: open as long as somebody has not answered, or declined. */
export type Draw =
  | { readonly kind: 'offered'; readonly by: number; readonly asked: readonly number[] }
  | { readonly kind: 'declined'; readonly by: number; readonly declinedBy: number };

/** What the computer would play for a seat; undefined while it is being asked. */
export interface Hint {
  readonly seat: number;
  readonly steps: readonly Step[] | undefined;
}

/** Who wants another game; once all do, the table to open for it. */
export interface Rematch {
  readonly wantedBy: readonly number[];
  readonly setup: TableSetup | undefined;
}

/** Everything there is to know of a table, secrets included: what others may be shown of it is in `views.ts`. Never changed in place. */
export interface TableState {
  /** Goes up by one with every change. */
  readonly version: number;
  readonly setup: TableSetup;
  readonly draft: Draft | undefined;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  /** So many steps stand for good. It never sinks: what another player has seen and answered stays, even if the answer is taken back (Z29). */
  readonly floor: number;
  readonly device: Device;
  readonly draw: Draw | undefined;
  readonly hint: Hint | undefined;
  /** Computers and chance wait. */
  readonly isPaused: boolean;
  /** The computer could not answer. */
  readonly isEngineLost: boolean;
  /** How the computers last judged their game, from -1, lost, to 1, won, by seat. */
  readonly values: readonly (number | undefined)[];
  readonly rematch: Rematch | undefined;
}

/** What a table is opened with: new, or as it was kept. */
export interface Opening extends Beginning {
  readonly setup: TableSetup;
  readonly version?: number;
  /** Left out: where there are secrets everything stands, for nobody knows who has looked. */
  readonly floor?: number;
}

export function openedState({ setup, draft, game, version = 0, floor }: Opening): TableState {
  return {
    version,
    setup,
    draft,
    game,
    floor: floor ?? (game?.match.secrets ? game.moments.length : 0),
    device: firstDevice(setup.seats, game),
    draw: undefined,
    hint: undefined,
    isPaused: false,
    isEngineLost: false,
    values: [],
    rematch: undefined,
  };
}
