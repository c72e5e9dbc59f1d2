import type { MemberId, RatingChange, RoomAction, RoomActionOf, RoomAnswer, RoomId, RoomView } from '@oia/protocol';
import type { Action, Change, Level, Sender, Table, TableSnapshot, TableState } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import { Answers } from './answers.ts';
import { Broadcast } from './broadcast.ts';
import * as talk from './chat.ts';
import type { RoomListener, Subscription } from './contract.ts';
import { type EntryParts, type RoomContext, type RoomDecision, refused } from './decision.ts';
import { clockAfterStep, flaggedSeat } from './game-clock.ts';
import { type CommandSource, Ledger, type TableChange } from './ledger.ts';
import { Presence } from './presence.ts';
import { creditedClock, deadlineOf, FlagTimer, runningSeat } from './room-clock.ts';
import type { RatedCommand, RoomDependencies, StoredRoom } from './room-dependencies.ts';
import type { SeatedPlayer } from './room-entry.ts';
import { firstState, freeSeats, type RoomState, seatOfMember, stateAfter } from './room-state.ts';
import { entryPartsOf, storedTable, tableAt } from './room-table.ts';
import type { RoomIdentity } from './room-views.ts';
import * as seating from './seating.ts';
import { sharedStartOf, Unplayable } from './table-delta.ts';
import { agreedLength, answerTakeBack, offerTakeBack } from './take-back.ts';

/** The level of a computer that replaces a player. */
const STAND_IN_LEVEL: Level = 4;
/** Delay before a failed computer is asked again, or the room of a rematch opened again. */
const RETRY_DELAY_MS = 3_000;

/** A table with members at its seats: clocks, offers, chat, and a journal. No change is published before it is durable. */
export class Room {
  readonly identity: RoomIdentity;
  readonly #dependencies: RoomDependencies;
  readonly #ledger: Ledger;
  readonly #broadcast: Broadcast;
  readonly #presence: Presence;
  readonly #answers: Answers;
  readonly #flag: FlagTimer;
  #table: Table | undefined;
  /** The sender of the command under way. */
  #source: CommandSource | undefined;

  constructor({ entries, openedAt, ...identity }: StoredRoom, dependencies: RoomDependencies) {
    const { timers, journal } = dependencies;
    const state = entries.reduce(stateAfter, firstState(identity.terms, openedAt));
    const now = (): number => timers.now();
    this.identity = identity;
    this.#dependencies = dependencies;
    this.#answers = new Answers(entries);
    this.#flag = new FlagTimer(timers, () => this.checkTime());
    const played = storedTable(state, entries);
    this.#table = played && this.#tableAt(played);
    this.#presence = new Presence(timers, () => this.#broadcast.announce());
    this.#broadcast = new Broadcast(identity, { state, table: this.table }, { presence: this.#presence, now });
    this.#ledger = new Ledger(state, {
      journal,
      broadcast: this.#broadcast,
      timers,
      lost: (reason) => this.#lost(reason),
    });
    this.#presence.watchFor(state.seated.map(({ seat }) => seat));
  }

  get id(): RoomId {
    return this.identity.id;
  }

  get state(): RoomState {
    return this.#ledger.state;
  }

  get table(): TableState | undefined {
    return this.#table?.state;
  }

  /** Whether the player of the seat watches, with any device. */
  isHere(seat: number): boolean {
    return this.#presence.here.includes(seat);
  }

  get isWatched(): boolean {
    return this.#broadcast.watchers > 0;
  }

  /** Resolves when everything so far is durable, or has failed. */
  settled(): Promise<void> {
    // The ledger has reported why the room is lost.
    return this.#ledger.last.catch(() => undefined);
  }

  #tableAt(snapshot: TableSnapshot): Table {
    return tableAt(snapshot, this.#dependencies, (change) => this.#save(change));
  }

  /** A failure leaves table and ledger different, so the room is loaded anew; the table reports the reason. */
  #save(change: Change): void {
    try {
      this.#recordChange(change);
    } catch (error) {
      this.#ledger.lose();
      throw error;
    }
  }

  /** Continues after loading: gives back the time in which no server ran, and resumes computers and chance. */
  resume(outage: number): void {
    const { stage, clock } = this.state;
    if (outage > 0 && stage === 'playing' && clock.running !== undefined) {
      this.#commit({ clock: creditedClock(clock, this.#dependencies.timers.now(), outage) });
    }
    this.checkTime();
    if (stage === 'playing') this.#table?.start();
    this.#openNext();
  }

  watch(member: Member | undefined, since: number | undefined, listener: RoomListener): Subscription {
    return this.#broadcast.watch(member, since, listener);
  }

  view(member: Member | undefined): RoomView {
    return this.#broadcast.view(member);
  }

  /** Carries out or refuses a command. Answers when it is durable; a repeated command gets the same answer. */
  act(member: Member, command: RatedCommand): Promise<RoomAnswer> {
    const known = this.#answers.get(member.id, command.id);
    if (known) return known;
    if (this.#ledger.isLost) return Promise.resolve(refused('tryAgain'));
    const answer = this.#carryOut(member, command);
    if (answer instanceof Promise) this.#answers.keep(member.id, command.id, answer);
    return Promise.resolve(answer);
  }

  /** A promise if something changed. */
  #carryOut(member: Member, { id, action, lag = 0, rating }: RatedCommand): Promise<RoomAnswer> | RoomAnswer {
    this.#source = { member, id, lag };
    try {
      return this.#decided(this.#context(member, rating), action);
    } finally {
      this.#source = undefined;
    }
  }

  #context(member: Member, rating: number | undefined): RoomContext {
    const { state, table } = this;
    const now = this.#dependencies.timers.now();
    return { terms: this.identity.terms, state, table, member, seat: seatOfMember(state, member.id), rating, now };
  }

  #decided(context: RoomContext, action: RoomAction): Promise<RoomAnswer> | RoomAnswer {
    switch (action.kind) {
      case 'sit':
        return this.#carried(seating.sit(context, action), () => this.#begin());
      case 'fill':
        return this.#carried(seating.fill(context, action), () => this.#begin());
      case 'stand':
        return this.#carried(seating.stand(context, action));
      case 'cancel':
        return this.#carried(seating.cancel(context, action), () => this.#table?.stop());
      case 'sayPhrase':
        return this.#carried(talk.sayPhrase(context, action));
      case 'sayText':
        return this.#carried(talk.sayText(context, action));
      case 'offerTakeBack':
        return this.#carried(offerTakeBack(context, action), () => this.#takeBack());
      case 'answerTakeBack':
        return this.#carried(answerTakeBack(context, action), () => this.#takeBack());
      case 'claim':
        return this.#claimed(context, action.how);
      case 'comeBack':
        return this.#byHost(context, { kind: 'comeBack', seat: context.seat ?? -1 });
      default:
        return this.#bySeat(context, action);
    }
  }

  #carried(decision: RoomDecision, then: () => void = () => undefined): Promise<RoomAnswer> | RoomAnswer {
    if (!decision.ok) return decision;
    this.#commit(decision.parts);
    then();
    return this.#durable();
  }

  /** The answer to a command that changed something. */
  #durable(): Promise<RoomAnswer> {
    const { version } = this.state;
    return this.#ledger.last.then(
      () => ({ ok: true, version }),
      (error: unknown) => refused(isNotSaved(error) ? 'notSaved' : 'tryAgain'),
    );
  }

  /** Starts the game when all seats are taken. */
  #begin(): void {
    const { state } = this;
    if (freeSeats(state).length > 0 || state.seated.length === 0) return;
    const setup = { ...state.setup, seats: seating.namedSeats(state) };
    const start = sharedStartOf(setup);
    if (!start.ok) throw new Unplayable(start.error.code);
    const table = this.#tableAt({ setup, ...start.value });
    this.#table = table;
    const now = this.#dependencies.timers.now();
    const clock = clockAfterStep(this.identity.terms.control, state.clock, {
      next: runningSeat(table.state),
      ended: undefined,
      now,
    });
    this.#commit({ stage: 'playing', setup, clock }, { begun: table.state });
    table.start();
  }

  /** Seats the players of the previous game, for a rematch. */
  seatAll(seated: readonly SeatedPlayer[]): Promise<void> {
    this.#commit({ seated });
    this.#begin();
    return this.#ledger.last;
  }

  /** Moves a seat to the account a guest signed in to. false: the account already sits here. */
  async handOver(from: MemberId, to: Member): Promise<boolean> {
    const { seated } = this.state;
    if (this.#ledger.isLost || seatOfMember(this.state, to.id) !== undefined) return false;
    const handed = seated.map((player) => (player.member.id === from ? { ...player, member: to } : player));
    this.#commit({ seated: handed });
    return this.#ledger.last.then(
      () => true,
      () => false,
    );
  }

  #bySeat({ seat, now }: RoomContext, action: Action): Promise<RoomAnswer> | RoomAnswer {
    if (this.state.stage === 'cancelled') return refused('over');
    if (!this.#table) return refused('notStarted');
    if (seat === undefined) return refused('notSeated');
    if (flaggedSeat(this.state.clock, now, this.#source?.lag) === seat) this.#timeOut(seat);
    return this.#tableAnswer(this.#table, action, seat);
  }

  #byHost({ seat }: RoomContext, action: Action): Promise<RoomAnswer> | RoomAnswer {
    if (this.state.stage === 'cancelled') return refused('over');
    if (!this.#table) return refused('notStarted');
    return seat === undefined ? refused('notSeated') : this.#tableAnswer(this.#table, action, 'host');
  }

  #tableAnswer(table: Table, action: Action, from: Sender): Promise<RoomAnswer> | RoomAnswer {
    const { version } = this.state;
    const answer = table.send({ ...action, id: `${this.#source?.id} ${version}`, from });
    const refusal = answer.ok ? undefined : ({ ok: false, refusal: answer.refusal } as const);
    if (this.state.version === version) return refusal ?? { ok: true, version };
    return refusal ? this.#durable().then((done) => (done.ok ? refusal : done)) : this.#durable();
  }

  /** Sends a command of the room itself, which does not count as part of the member's command under way. */
  #sendAsHost(action: Action): void {
    const source = this.#source;
    this.#source = undefined;
    this.#table?.send({ ...action, id: `${action.kind} ${this.state.version}`, from: 'host' });
    this.#source = source;
  }

  /** Claims against a player who is away while it is their turn. */
  #claimed(context: RoomContext, how: RoomActionOf<'claim'>['how']): Promise<RoomAnswer> | RoomAnswer {
    if (this.state.stage === 'cancelled') return refused('over');
    const { control, isRated } = this.identity.terms;
    const actor = this.table && runningSeat(this.table);
    const isAway = actor !== undefined && actor !== context.seat && this.#presence.away.includes(actor);
    if (!isAway || control.kind === 'days') return refused('notAway');
    if (how === 'end') return this.#byHost(context, { kind: 'abandon' });
    if (how === 'win') return this.#byHost(context, { kind: 'timeout', seat: actor });
    if (isRated) return refused('accountNeeded');
    return this.#byHost(context, { kind: 'standIn', seat: actor, level: STAND_IN_LEVEL });
  }

  #takeBack(): void {
    const length = agreedLength(this.state.takeBack, this.table);
    if (length !== undefined) this.#sendAsHost({ kind: 'shorten', length });
  }

  /** Ends a room that is past its deadline: time is up, no opponent came, or the game was abandoned. */
  checkTime(): void {
    const now = this.#dependencies.timers.now();
    const deadline = deadlineOf(this.state);
    if (this.#ledger.isLost || deadline === undefined) return;
    if (deadline > now) this.#flag.set(this.state);
    else if (this.state.stage === 'waiting') this.#commit({ stage: 'cancelled' });
    else this.#overdue(now);
  }

  /** Cancels a waiting room whose opener is gone. */
  cancelAbandoned(): void {
    if (this.state.stage === 'waiting') this.#commit({ stage: 'cancelled' });
  }

  #overdue(now: number): void {
    const seat = flaggedSeat(this.state.clock, now);
    if (seat === undefined) this.#sendAsHost({ kind: 'abandon' });
    else this.#timeOut(seat);
  }

  #timeOut(seat: number): void {
    this.#sendAsHost({ kind: 'timeout', seat });
  }

  /** Called by the table before each change. */
  #recordChange(change: Change): void {
    const { before, after } = change;
    const { control } = this.identity.terms;
    const lag = this.#source?.lag ?? 0;
    const parts = entryPartsOf(change, this.state, { control, now: this.#dependencies.timers.now(), lag });
    this.#commit(parts, { table: change });
    this.#announceTurn(before, after);
    if (parts.stage === 'over') this.#onceDurable(() => this.#dependencies.ended(this));
    if (after.isEngineLost && !before.isEngineLost) this.#retryLater();
    if (after.rematch?.setup && !before.rematch?.setup) setImmediate(() => this.#openNext());
  }

  #announceTurn(before: TableState, after: TableState): void {
    const seat = runningSeat(after);
    if (seat === undefined || seat === runningSeat(before)) return;
    this.#onceDurable(() => this.#dependencies.turn(this, seat));
  }

  #onceDurable(work: () => void): void {
    this.#ledger.last.then(work).catch((error: unknown) => {
      // The ledger has reported why a room is lost.
      if (!this.#ledger.isLost) this.#dependencies.report(error);
    });
  }

  #retryLater(): void {
    this.#dependencies.timers.later(RETRY_DELAY_MS, () => {
      if (!this.#ledger.isLost) this.#sendAsHost({ kind: 'retry' });
    });
  }

  /** Opens the room of an agreed rematch, once. Where that fails it is tried again as long as this room is in memory. */
  #openNext(): void {
    const setup = this.table?.rematch?.setup;
    if (!setup || this.state.next || this.#ledger.isLost) return;
    const keep = (next: RoomId): void => {
      if (!this.state.next && !this.#ledger.isLost) this.#commit({ next });
    };
    this.#dependencies.openNext(this, setup).then(keep, (error: unknown) => {
      this.#dependencies.report(error);
      this.#dependencies.timers.later(RETRY_DELAY_MS, () => this.#openNext());
    });
  }

  /** Records the ratings after this game. */
  rated(ratings: readonly RatingChange[]): void {
    if (!this.#ledger.isLost && !this.state.ratings) this.#commit({ ratings });
  }

  #commit(parts: EntryParts, change: TableChange = {}): void {
    if (parts.seated) this.#presence.watchFor(parts.seated.map(({ seat }) => seat));
    this.#ledger.commit(parts, this.#source, change, change.table?.after ?? change.begun ?? this.table);
    this.#flag.set(this.state);
  }

  #lost(reason: unknown): void {
    this.#end();
    this.#dependencies.lost(this, reason);
  }

  /** Stops the room on purpose. */
  stop(): void {
    this.#ledger.lose();
  }

  #end(): void {
    this.#table?.stop();
    this.#presence.stop();
    this.#flag.stop();
    this.#broadcast.end();
  }
}

/** The database reports that nothing was written. */
const isNotSaved = (error: unknown): boolean => error instanceof Error && error.name === 'NotSaved';
