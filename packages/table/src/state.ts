import type { Draft, Game, Step } from '@oia/rules';
import { type Device, firstDevice } from './hand-over.ts';
import type { StartingPoint, TableSetup } from './setup.ts';

/** A draw offer that waits for answers or was declined. */
export type DrawOffer =
  | { readonly kind: 'offered'; readonly by: number; readonly asked: readonly number[] }
  | { readonly kind: 'declined'; readonly by: number; readonly declinedBy: number };

/** The computer's suggestion for a seat; `steps` is undefined while it is thinking. */
export interface Hint {
  readonly seat: number;
  readonly steps: readonly Step[] | undefined;
}

/** The seats that want a rematch, and its set-up once all do. */
export interface Rematch {
  readonly wantedBy: readonly number[];
  readonly setup: TableSetup | undefined;
}

/** The complete state of a table, secrets included; `views.ts` derives what viewers may see. Immutable. */
export interface TableState {
  /** Incremented with every change. */
  readonly version: number;
  readonly setup: TableSetup;
  readonly draft: Draft | undefined;
  /** undefined during the draft. */
  readonly game: Game | undefined;
  /** This many steps can never be undone. It does not decrease: what another player has answered stays, even if the answer is undone (Z29). */
  readonly floor: number;
  readonly device: Device;
  readonly drawOffer: DrawOffer | undefined;
  readonly hint: Hint | undefined;
  /** True while computers and chance wait. */
  readonly isPaused: boolean;
  /** True after the computer has failed. */
  readonly isEngineLost: boolean;
  /** The computers' last evaluations of their game by seat, from -1 (lost) to 1 (won). */
  readonly evaluations: readonly (number | undefined)[];
  readonly rematch: Rematch | undefined;
}

/** The input to open a table, new or saved. */
export interface TableSnapshot extends StartingPoint {
  readonly setup: TableSetup;
  readonly version?: number;
  /** Default: with secrets nothing can be undone, because it is unknown who has seen what. */
  readonly floor?: number;
  readonly drawOffer?: DrawOffer | undefined;
  readonly rematch?: Rematch | undefined;
}

export function stateFrom({ setup, draft, game, version = 0, floor, drawOffer, rematch }: TableSnapshot): TableState {
  return {
    version,
    setup,
    draft,
    game,
    floor: floor ?? (game?.match.secrets ? game.moments.length : 0),
    device: firstDevice(setup.seats, game),
    drawOffer,
    hint: undefined,
    isPaused: false,
    isEngineLost: false,
    evaluations: [],
    rematch,
  };
}
