import type { DraftStep, Game, Step } from '@oia/rules';
import {
  type Action,
  type Answer,
  type Change,
  type Dependencies,
  type Level,
  type Sender,
  SharedDevice,
  Table,
  type TableSetup,
  type TableSnapshot,
} from '@oia/table';
import type { GameKeeper, GameReader } from '../storage/game-keeper.ts';
import type { KeptGame } from '../storage/games.ts';
import { Store } from '../store.ts';
import { proposalOf } from './proposal.ts';
import type { Host, Session } from './session.ts';
import { INITIAL_PAGE_STATE, type PageState, type Proposal, type SessionState, shownState } from './state.ts';

/** The environment of a session; tests replace it. */
export interface SessionDependencies extends Omit<Dependencies, 'save'> {
  readonly keeper: GameKeeper;
  /** Loads the parser for games that another tab has written; it is rarely needed. */
  loadReader(): Promise<GameReader>;
  /** Does the end of a turn have to be confirmed? */
  confirms(): boolean;
}

/** A game on this device as a page shows it: its table, and the state of the page. */
export class LocalSession implements Session, Host {
  readonly id: string;
  readonly host: Host = this;
  readonly state: Store<SessionState>;
  readonly #dependencies: SessionDependencies;
  #device: SharedDevice;
  #page: PageState;

  constructor({ id, ...snapshot }: KeptGame, dependencies: SessionDependencies) {
    this.id = id;
    this.#dependencies = dependencies;
    this.#page = { ...INITIAL_PAGE_STATE, kept: dependencies.keeper.kept };
    this.#device = this.#deviceAt(snapshot);
    this.state = new Store(shownState(this.#table.state, this.#page));
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

  get setup(): TableSetup {
    return this.#table.state.setup;
  }

  /** Starts the computers and chance. */
  start(): void {
    this.#table.start();
  }

  /** Stops the computers and chance; the game stays stored. */
  stop(): void {
    this.#table.stop();
  }

  get shown(): Game | undefined {
    const { proposal, game } = this.state.value;
    return proposal?.shown ?? game;
  }

  get canAct(): boolean {
    const { past, proposal, role } = this.#page;
    return this.#device.actor !== undefined && past === undefined && !proposal && role !== 'behind';
  }

  playDraft(step: DraftStep): void {
    this.#send({ kind: 'draft', step });
  }

  play(step: Step): void {
    const { game } = this.state.value;
    if (!game || !this.canAct) return;
    const proposal = this.#dependencies.confirms() ? proposalOf(game, step) : undefined;
    if (proposal) this.#propose(proposal);
    else this.#send({ kind: 'step', step });
  }

  #propose(proposal: Proposal): void {
    this.#page = { ...this.#page, proposal };
    // A decision was made, so the hint is no longer needed.
    if (!this.#send({ kind: 'cancelHint' }).ok) this.#show();
  }

  playText(text: string): Answer {
    return this.#send({ kind: 'text', text });
  }

  confirm(): void {
    const { proposal } = this.#page;
    if (proposal) this.#send({ kind: 'step', step: proposal.step });
  }

  get canUndo(): boolean {
    return this.#page.proposal !== undefined || this.#device.can({ kind: 'undo' });
  }

  undo(): void {
    if (this.#page.proposal) this.#change({ proposal: undefined });
    else this.#send({ kind: 'undo' });
  }

  restartTurn(): void {
    this.#page = { ...this.#page, proposal: undefined };
    if (!this.#send({ kind: 'restartTurn' }).ok) this.#show();
  }

  get canTakeBack(): boolean {
    return this.#device.can({ kind: 'takeBack' });
  }

  takeBack(): void {
    this.#send({ kind: 'takeBack' });
  }

  takeDevice(): void {
    this.#send({ kind: 'takeDevice' });
  }

  lookAt(past: number | undefined): void {
    const length = this.state.value.game?.moments.length ?? 0;
    this.#change({ past: past === undefined || past >= length ? undefined : Math.max(0, past) });
  }

  get canResign(): boolean {
    return this.#device.can({ kind: 'resign' });
  }

  resign(seat: number): void {
    this.#send({ kind: 'resign' }, seat);
  }

  offerDraw(by: number): void {
    this.#send({ kind: 'offerDraw' }, by);
  }

  answerDraw(accepts: boolean): void {
    this.#send({ kind: 'answerDraw', accepts });
  }

  dismissDraw(): void {
    this.#change({ readDraw: this.#table.state.drawOffer });
  }

  pause(isPaused: boolean): void {
    this.#send({ kind: isPaused ? 'pause' : 'resume' });
  }

  standIn(seat: number, level: Level): void {
    this.#send({ kind: 'standIn', seat, level });
  }

  comeBack(seat: number): void {
    this.#send({ kind: 'comeBack', seat });
  }

  hint(): void {
    if (this.canAct) this.#send({ kind: 'hint' });
  }

  cancelHint(): void {
    this.#send({ kind: 'cancelHint' });
  }

  retry(): void {
    this.#send({ kind: 'retry' });
  }

  rematch(): TableSetup | undefined {
    this.#send({ kind: 'rematch' });
    return this.#table.state.rematch?.setup;
  }

  /** Another tab may have continued the game or freed storage. Steps that exist only in this tab are never discarded unasked. */
  async catchUp(): Promise<void> {
    if (!this.#dependencies.keeper.isOvertaken) this.#keepAgain();
    else if (this.#page.kept === 'kept') await this.#takeOver();
    else this.#change({ role: 'behind' });
  }

  async continueHere(): Promise<boolean> {
    if (this.#dependencies.keeper.isOvertaken && !(await this.#takeOver())) return false;
    this.#change({ role: 'playing' });
    this.start();
    return true;
  }

  /** Shows the game as another tab has stored it; computers and chance run there. */
  async #takeOver(): Promise<boolean> {
    const { keeper, loadReader } = this.#dependencies;
    const read = await loadReader().catch(() => undefined);
    const kept = read && keeper.takeOver(read);
    if (kept === undefined || typeof kept === 'string') {
      this.#change({ role: 'behind' });
      return false;
    }
    this.stop();
    this.#device = this.#deviceAt(kept);
    this.#change({ ...INITIAL_PAGE_STATE, kept: 'kept', role: 'following' });
    return true;
  }

  #send(action: Action, from?: Sender): Answer {
    return this.#device.send(action, from);
  }

  /** Called before a change is applied; if it throws, the change is not applied. */
  #keepChange({ before, after }: Change): void {
    if (before.game === after.game && before.draft === after.draft && before.setup === after.setup) return;
    const kept = this.#keep(after);
    if (kept === 'overtaken') {
      this.#change({ role: 'behind' });
      throw new Error('another tab has continued this game');
    }
    this.#page = { ...this.#page, kept };
  }

  #keepAgain(): void {
    if (this.#page.kept === 'kept') return;
    const kept = this.#keep(this.#table.state);
    if (kept !== 'overtaken') this.#change({ kept });
  }

  #keep({ setup, draft, game }: TableSnapshot): ReturnType<GameKeeper['keep']> {
    const { clock, keeper } = this.#dependencies;
    return keeper.keep({ id: this.id, played: new Date(clock.now()).toISOString(), setup, draft, game });
  }

  /** A step or a change of hands discards the proposal and ends looking back. */
  #follow({ before, after, command }: Change): void {
    const hasMoved = before.game !== after.game || before.device !== after.device;
    const rest = hasMoved ? { proposal: undefined, past: undefined } : {};
    const role = this.#page.role === 'following' && command ? 'playing' : this.#page.role;
    this.#change({ ...rest, role });
  }

  #change(change: Partial<PageState>): void {
    this.#page = { ...this.#page, ...change };
    this.#show();
  }

  #show(): void {
    this.state.set(shownState(this.#table.state, this.#page));
  }
}
