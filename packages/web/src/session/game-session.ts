import type { Game, Step } from '@oia/rules';
import type { Action, TableSetup } from '@oia/table';
import { Store } from '../base/store.ts';
import {
  type ClientState,
  INITIAL_PAGE_STATE,
  type PageState,
  proposalOf,
  type SessionState,
  sessionState,
} from './state.ts';

/** Whether an action was accepted; an action that goes to a server is accepted when it is sent. */
export interface Sent {
  readonly ok: boolean;
}

/** One client of a table, which runs in this tab or on a server. */
export interface TableClient {
  readonly id: string;
  /** True if the table runs in this tab, which may pause it, change its seats and open the rematch. */
  readonly isHost: boolean;
  readonly state: Store<ClientState>;
  /** The player at this device who may act now. */
  readonly actor: number | undefined;
  /** `from`: the acting seat, if several players share the device. */
  send(action: Action, from?: number): Sent;
  can(action: Action): boolean;
  start(): void;
  stop(): void;
  /** Continues a game in this tab after another tab has continued it; false if this version cannot read it. */
  continueHere?(): Promise<boolean>;
}

/** A game as a page shows and plays it: a client of its table, plus the state of the page. */
export class GameSession {
  readonly id: string;
  readonly isHost: boolean;
  readonly state: Store<SessionState>;
  readonly #client: TableClient;
  readonly #confirms: () => boolean;
  #page: PageState = INITIAL_PAGE_STATE;

  /** `confirms`: does the end of a turn have to be confirmed? */
  constructor(client: TableClient, confirms: () => boolean) {
    this.id = client.id;
    this.isHost = client.isHost;
    this.#client = client;
    this.#confirms = confirms;
    this.state = new Store(sessionState(client.state.value, this.#page));
    client.state.watch(() => this.#follow());
  }

  start(): void {
    this.#client.start();
  }

  /** Stops computers and chance, or the watching of a room. */
  stop(): void {
    this.#client.stop();
  }

  get setup(): TableSetup {
    return this.state.value.setup;
  }

  /** The game on the board, with the proposal already played. */
  get shown(): Game | undefined {
    const { proposal, game } = this.state.value;
    return proposal?.shown ?? game;
  }

  /** True if the player at the screen may act now. */
  get canAct(): boolean {
    const { past, proposal } = this.#page;
    return this.#client.actor !== undefined && past === undefined && !proposal;
  }

  can(action: Action): boolean {
    return (action.kind === 'undo' && this.#page.proposal !== undefined) || this.#client.can(action);
  }

  /** A step that has to be confirmed becomes a proposal, and `undo` drops it. `from`: see `TableClient`. */
  send(action: Action, from?: number): Sent {
    switch (action.kind) {
      case 'step':
        return this.#playOrPropose(action.step);
      case 'undo':
        return this.#page.proposal ? this.#change({ proposal: undefined }) : this.#client.send(action);
      case 'restartTurn':
        return this.#sendWith({ proposal: undefined }, action);
      case 'hint':
      case 'text':
        return this.canAct ? this.#client.send(action) : REFUSED;
      default:
        return this.#client.send(action, from);
    }
  }

  #playOrPropose(step: Step): Sent {
    const { game } = this.state.value;
    if (!game || !this.canAct) return REFUSED;
    const proposal = this.#confirms() ? proposalOf(game, step) : undefined;
    if (!proposal) return this.#client.send({ kind: 'step', step });
    // A decision was made, so the hint is no longer needed.
    this.#sendWith({ proposal }, { kind: 'cancelHint' });
    return ACCEPTED;
  }

  /** Plays the proposal. */
  confirm(): void {
    const { proposal } = this.#page;
    if (proposal && this.#client.actor !== undefined) this.#client.send({ kind: 'step', step: proposal.step });
  }

  /** Shows the game after a number of steps; undefined: the current position. */
  lookAt(past: number | undefined): void {
    const length = this.state.value.game?.moments.length ?? 0;
    this.#change({ past: past === undefined || past >= length ? undefined : Math.max(0, past) });
  }

  /** The answer to a draw offer has been read. */
  dismissDraw(): void {
    this.#change({ readDraw: this.#client.state.value.drawOffer });
  }

  async continueHere(): Promise<boolean> {
    return (await this.#client.continueHere?.()) ?? false;
  }

  /** A step, a change of hands or of seats discards the proposal and ends looking back. */
  #follow(): void {
    const [before, after] = [this.state.value, this.#client.state.value];
    const isSame =
      isSameMoment(before.game, after.game) && FOLLOWED_PARTS.every((part) => before[part] === after[part]);
    this.#change(isSame ? {} : { proposal: undefined, past: undefined });
  }

  /** Changes the page and the table, and shows both at once. */
  #sendWith(change: Partial<PageState>, action: Action): Sent {
    this.#page = { ...this.#page, ...change };
    const sent = this.#client.send(action);
    if (!sent.ok) this.#change({});
    return sent;
  }

  #change(change: Partial<PageState>): Sent {
    this.#page = { ...this.#page, ...change };
    this.state.set(sessionState(this.#client.state.value, this.#page));
    return ACCEPTED;
  }
}

const ACCEPTED: Sent = { ok: true };
const REFUSED: Sent = { ok: false };

const FOLLOWED_PARTS = ['viewer', 'next', 'setup'] as const satisfies (keyof ClientState)[];

/** By content: a step that was shown before the server answered is the same step afterwards. */
const isSameMoment = (a: Game | undefined, b: Game | undefined): boolean =>
  a?.moments.length === b?.moments.length && a?.moments.at(-1)?.step === b?.moments.at(-1)?.step;
