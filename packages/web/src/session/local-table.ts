import {
  type Action,
  type Answer,
  type Change,
  type Dependencies,
  type Sender,
  SharedDevice,
  Table,
  type TableSnapshot,
} from '@oia/table';
import { Store } from '../base/store.ts';
import type { GameKeeper, GameReader } from '../storage/game-keeper.ts';
import type { KeptGame } from '../storage/games.ts';
import type { TableClient } from './game-session.ts';
import { type ClientState, NO_HINT, type TabRole } from './state.ts';

/** The environment of a table in this tab; tests replace it. */
export interface LocalDependencies extends Omit<Dependencies, 'save'> {
  readonly keeper: GameKeeper;
  /** Loads the parser for games that another tab has written; it is rarely needed. */
  loadReader(): Promise<GameReader>;
}

/** A table that runs in this tab, for the players who share this device. Every change is saved, and other tabs may continue the game. */
export class LocalTable implements TableClient {
  readonly id: string;
  readonly isHost = true;
  readonly state: Store<ClientState>;
  readonly #dependencies: LocalDependencies;
  #device: SharedDevice;
  #kept: ClientState['kept'];
  #role: TabRole = 'playing';

  constructor({ id, ...snapshot }: KeptGame, dependencies: LocalDependencies) {
    this.id = id;
    this.#dependencies = dependencies;
    this.#kept = dependencies.keeper.kept;
    this.#device = this.#deviceAt(snapshot);
    this.state = new Store(this.#stateNow());
  }

  #deviceAt({ setup, draft, game }: TableSnapshot): SharedDevice {
    const save = (change: Change): void => this.#keepChange(change);
    const table = new Table({ setup, draft, game }, { ...this.#dependencies, save });
    table.watch((change) => this.#follow(change));
    return new SharedDevice(table);
  }

  get #table(): Table {
    return this.#device.table;
  }

  /** Starts the computers and chance. */
  start(): void {
    this.#table.start();
  }

  /** Stops the computers and chance; the game stays saved. */
  stop(): void {
    this.#table.stop();
  }

  get actor(): number | undefined {
    return this.#role === 'behind' ? undefined : this.#device.actor;
  }

  send(action: Action, from?: Sender): Answer {
    return this.#device.send(action, from);
  }

  can(action: Action): boolean {
    return this.#device.can(action);
  }

  /** Another tab may have continued the game or freed storage. Steps that exist only in this tab are never discarded unasked. */
  async catchUp(): Promise<void> {
    if (!this.#dependencies.keeper.isOvertaken) this.#keepAgain();
    else if (this.#kept === 'kept') await this.#takeOver();
    else this.#show('behind');
  }

  async continueHere(): Promise<boolean> {
    if (this.#dependencies.keeper.isOvertaken && !(await this.#takeOver())) return false;
    this.#show('playing');
    this.start();
    return true;
  }

  /** Shows the game as another tab has stored it; computers and chance run there. */
  async #takeOver(): Promise<boolean> {
    const { keeper, loadReader } = this.#dependencies;
    // Without the parser, which is loaded over the network, the page says that it has fallen behind.
    const read = await loadReader().catch(() => undefined);
    const kept = read && keeper.takeOver(read);
    if (kept === undefined || typeof kept === 'string') {
      this.#show('behind');
      return false;
    }
    this.stop();
    this.#device = this.#deviceAt(kept);
    this.#kept = 'kept';
    this.#show('following');
    return true;
  }

  /** Called before a change is applied; if it throws, the change is not applied. */
  #keepChange({ before, after }: Change): void {
    if (before.game === after.game && before.draft === after.draft && before.setup === after.setup) return;
    const kept = this.#keep(after);
    if (kept === 'overtaken') {
      this.#show('behind');
      throw new Error('another tab has continued this game');
    }
    this.#kept = kept;
  }

  #keepAgain(): void {
    if (this.#kept === 'kept') return;
    const kept = this.#keep(this.#table.state);
    if (kept === 'overtaken') return;
    this.#kept = kept;
    this.#show();
  }

  #keep({ setup, draft, game }: TableSnapshot): ReturnType<GameKeeper['keep']> {
    const { clock, keeper } = this.#dependencies;
    return keeper.keep({ id: this.id, played: new Date(clock.now()).toISOString(), setup, draft, game });
  }

  /** A command in this tab ends following. */
  #follow({ command }: Change): void {
    this.#show(this.#role === 'following' && command ? 'playing' : this.#role);
  }

  #show(role = this.#role): void {
    this.#role = role;
    this.state.set(this.#stateNow());
  }

  #stateNow(): ClientState {
    const { setup, draft, game, device, drawOffer, hint, isPaused, isEngineLost, rematch } = this.#table.state;
    return {
      setup,
      draft,
      game,
      viewer: device.holder,
      next: device.next,
      drawOffer,
      hint: hint?.steps ?? NO_HINT,
      isSeekingHint: hint !== undefined && hint.steps === undefined,
      isPaused,
      isEngineLost,
      rematch: rematch?.setup,
      kept: this.#kept,
      role: this.#role,
    };
  }
}
