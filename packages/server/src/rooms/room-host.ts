import type { MemberId, Pool, RatingChange, RoomAnswer, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import type { Random } from '@oia/rules';
import { agreedSeats, type ComputerPlayer, type TableSetup } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { ProcessId } from '../database/process-store.ts';
import { poolOf } from '../ratings/pool.ts';
import { forEachInTurn, forEachSafely } from '../util/for-each-safely.ts';
import { newRoomId } from '../util/random-ids.ts';
import { HOUR_MS, type Timers, withTimeout } from '../util/time.ts';
import {
  BrokenRoom,
  ClaimOverdue,
  type LocalRooms,
  type RoomCommand,
  type RoomListener,
  type Rooms,
  type Subscription,
} from './contract.ts';
import { type MutedMembers, mutedListener, withoutMuted } from './muting.ts';
import { Room } from './room.ts';
import { runningSeat } from './room-clock.ts';
import { readEntry, type SeatedPlayer } from './room-entry.ts';
import { roomJournal } from './room-journal.ts';
import type { Claim, HeldElsewhere, RoomRow, Store, StoredTerms } from './room-store.ts';
import { checkedTerms } from './terms-check.ts';

/** The services that the host needs from the rest of the server. */
export interface HostDependencies {
  readonly store: Pick<Store, 'rooms' | 'processes' | 'commit'>;
  readonly timers: Timers;
  readonly random: Random;
  playerFor(room: RoomId): ComputerPlayer;
  /** undefined: not rated yet, or never. */
  ratingOf(member: Member, pool: Pool): Promise<number | undefined>;
  /** Members whose free text this member does not want to read. */
  mutedBy(member: Member): Promise<MutedMembers>;
  /** Archives a finished game. Returns the new ratings if it was rated. */
  finish(room: Room): Promise<readonly RatingChange[] | undefined>;
  /** It is this member's turn. `isHere`: the member watches the room. */
  turn(member: Member, room: RoomId, isHere: boolean): void;
  /** The list of open games changed. */
  lobbyChanged(): void;
  /** Logs an error that is not visible to clients. */
  report(error: unknown, room: RoomId): void;
}

/** An unwatched room stays in memory for this long, for players who reconnect. */
const MAX_IDLE_MS = 30_000;
/** Finished games leave memory sooner. */
const MAX_IDLE_WHEN_OVER_MS = 1_000;

/** A claim that takes longer is given up: the database does not answer. Its lease is released if it comes after all. */
export const CLAIM_TIMEOUT_MS = 10_000;

/** Due rooms loaded by one sweep. */
const MAX_DUE = 100;
/** A room that keeps failing is reported once in this time. */
const REPORT_AGAIN_MS = HOUR_MS;

interface HeldRoom {
  readonly room: Room;
  readonly fence: number;
}

/** The rooms that this process holds. Loads them on demand, and releases idle ones. */
export class RoomHost implements Rooms, LocalRooms {
  readonly #dependencies: HostDependencies;
  readonly #process: ProcessId;
  readonly #rooms = new Map<RoomId, Promise<HeldRoom | 'none' | HeldElsewhere>>();
  readonly #held = new Map<RoomId, HeldRoom>();
  /** Rooms that wait for their ratings. */
  readonly #finishing = new Set<Room>();
  /** Rooms that cannot be read, and are not tried again by this process. */
  readonly #broken = new Set<RoomId>();
  /** When a recurring failure of a room was last reported. */
  readonly #reportedAt = new Map<RoomId, number>();
  #isClosed = false;

  constructor(process: ProcessId, dependencies: HostDependencies) {
    this.#process = process;
    this.#dependencies = dependencies;
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#held.size;
  }

  /** Rooms that this process could not read. */
  get broken(): readonly RoomId[] {
    return [...this.#broken];
  }

  async open(terms: RoomTerms, opener: Member): Promise<RoomId> {
    const room = await this.#create({ ...checkedTerms(terms, opener), opener: opener.id });
    await this.actIn(room, opener, { id: 'open', action: { kind: 'sit' } });
    return room.id;
  }

  async #create(terms: StoredTerms): Promise<Room> {
    const { store, timers, lobbyChanged } = this.#dependencies;
    const created = { id: newRoomId(), terms, openedAt: timers.now() };
    const held = this.#hold(await store.rooms.createClaimed(created, this.#process));
    this.#rooms.set(created.id, Promise.resolve(held));
    if (terms.isOpen) lobbyChanged();
    return held.room;
  }

  async act(id: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    const room = await this.find(id);
    if (room === 'none') return { ok: false, refusal: { code: 'noRoom' } };
    if (!(room instanceof Room)) return { ok: false, refusal: { code: 'tryAgain' } };
    return this.actIn(room, member, command);
  }

  /** In a room of this process. */
  actIn(room: Room, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    return command.action.kind === 'sit' ? this.#sitIn(room, member, command) : room.act(member, command);
  }

  async #sitIn(room: Room, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    const rating = await this.#dependencies.ratingOf(member, room.identity.pool);
    return room.act(member, rating === undefined ? command : { ...command, rating });
  }

  async watch(
    id: RoomId,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Subscription | undefined> {
    const room = await this.find(id);
    return room instanceof Room ? this.watchIn(room, member, since, listener) : undefined;
  }

  async watchIn(
    room: Room,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Subscription> {
    const muted = await this.#mutedBy(member);
    return room.watch(
      member,
      since,
      mutedListener(listener, () => room.state.seated, muted),
    );
  }

  async view(id: RoomId, member: Member | undefined): Promise<RoomView | undefined> {
    const room = await this.find(id);
    return room instanceof Room ? this.viewIn(room, member) : undefined;
  }

  async viewIn(room: Room, member: Member | undefined): Promise<RoomView> {
    return withoutMuted(room.view(member), room.state.seated, await this.#mutedBy(member));
  }

  /** Only in this process. false: another process holds the room, or the member already sits there. */
  async handOver(id: RoomId, from: MemberId, to: Member): Promise<boolean> {
    const room = await this.find(id);
    return room instanceof Room && room.handOver(from, to);
  }

  async #mutedBy(member: Member | undefined): Promise<MutedMembers> {
    return member ? this.#dependencies.mutedBy(member) : new Set();
  }

  /** The room, if this process holds it or can get hold of it. */
  async find(id: RoomId): Promise<Room | 'none' | HeldElsewhere> {
    const known = this.#rooms.get(id);
    const held = await (known ?? this.#load(id));
    return typeof held === 'object' && 'room' in held ? held.room : held;
  }

  held(id: RoomId): Room | undefined {
    return this.#held.get(id)?.room;
  }

  #load(id: RoomId): Promise<HeldRoom | 'none' | HeldElsewhere> {
    if (this.#isClosed) return Promise.reject(new Error('the rooms of this process are closed'));
    if (this.#broken.has(id)) return Promise.reject(new BrokenRoom(id));
    const isOverdue = { current: false };
    const loading = withTimeout(this.#claim(id, isOverdue), this.#dependencies.timers, CLAIM_TIMEOUT_MS, () => {
      isOverdue.current = true;
      return new ClaimOverdue(id);
    });
    this.#rooms.set(id, loading);
    const forget = (): void => {
      if (this.#rooms.get(id) === loading) this.#rooms.delete(id);
    };
    loading.then(
      (held) => (typeof held === 'object' && 'room' in held ? undefined : forget()),
      (error: unknown) => {
        forget();
        // Callers may try again without a word.
        this.#reportOnce(error, id);
      },
    );
    return loading;
  }

  /** `isOverdue`: the caller has given up waiting. */
  async #claim(id: RoomId, isOverdue: { readonly current: boolean }): Promise<HeldRoom | 'none' | HeldElsewhere> {
    const claim = await this.#dependencies.store.rooms.claim(id, this.#process);
    if (claim === 'none' || 'heldBy' in claim) return claim;
    if (isOverdue.current) return this.#releaseOverdue(claim);
    const held = this.#readable(claim, () => this.#hold(claim));
    try {
      const outage = await this.#outage(claim, held.room);
      if (isOverdue.current) return await this.#releaseOverdue(claim);
      this.#readable(claim, () => held.room.resume(outage));
    } catch (error) {
      held.room.stop();
      throw error;
    }
    return held;
  }

  /** The fence makes it harmless if the room was claimed again meanwhile. */
  async #releaseOverdue({ row }: Claim): Promise<never> {
    await this.#dependencies.store.rooms.release(row.id, row.fence);
    throw new ClaimOverdue(row.id);
  }

  #readable<T>({ row }: Claim, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw this.#break(row, error);
    }
  }

  /** Reports the room and releases it: a process of another version may be able to read it. */
  #break({ id, fence }: RoomRow, reason: unknown): BrokenRoom {
    const { store, report } = this.#dependencies;
    const broken = new BrokenRoom(id, reason);
    this.#broken.add(id);
    report(broken, id);
    store.rooms.release(id, fence).catch((error: unknown) => report(error, id));
    return broken;
  }

  #hold(claim: Claim): HeldRoom {
    const held = { room: this.#roomOf(claim), fence: claim.row.fence };
    this.#held.set(claim.row.id, held);
    return held;
  }

  /** How long the clock of a loaded room ran while no process served it. */
  async #outage({ takenOverSince }: Claim, room: Room): Promise<number> {
    const { clock, stage } = room.state;
    if (stage !== 'playing' || clock.running === undefined || clock.left.length === 0) return 0;
    const now = this.#dependencies.timers.now();
    if (takenOverSince !== undefined) return now - Math.max(takenOverSince, clock.since);
    return this.#dependencies.store.processes.outage(clock.since, now);
  }

  #roomOf({ row, entries }: Claim): Room {
    const { store, timers, random, playerFor, turn, lobbyChanged, report } = this.#dependencies;
    const stored = entries.map(({ data }) => readEntry(data));
    return new Room(
      { id: row.id, terms: row.terms, pool: poolOf(row.terms.setup), openedAt: row.openedAt, entries: stored },
      {
        journal: roomJournal(store.commit, row, lobbyChanged),
        timers,
        random,
        computer: playerFor(row.id),
        lost: (room, reason) => {
          this.#forget(room);
          if (reason !== undefined) report(reason, room.id);
        },
        turn: (room, seat) => {
          const player = room.state.seated.find((one) => one.seat === seat);
          if (player) turn(player.member, room.id, room.isHere(seat));
        },
        ended: (room) => this.#finish(room).catch((error: unknown) => report(error, room.id)),
        openNext: (room, setup) => this.#openNext(room, setup),
        report: (error) => report(error, row.id),
      },
    );
  }

  #forget(room: Room): void {
    const held = this.#held.get(room.id);
    if (held?.room !== room) return;
    this.#held.delete(room.id);
    this.#rooms.delete(room.id);
  }

  async #finish(room: Room): Promise<void> {
    this.#finishing.add(room);
    try {
      const ratings = await this.#dependencies.finish(room);
      if (ratings) room.rated(ratings);
    } finally {
      this.#finishing.delete(room);
    }
  }

  async #openNext(room: Room, setup: TableSetup): Promise<RoomId> {
    const { terms } = room.identity;
    const seats = agreedSeats(setup.seats);
    const next = await this.#create({ ...terms, setup: { ...setup, seats }, isOpen: false });
    await next.seatAll(await Promise.all(room.state.seated.map((player) => this.#reseated(player, room))));
    return next.id;
  }

  /** With the current rating, which the last game may have changed. */
  async #reseated({ seat, member }: SeatedPlayer, { identity }: Room): Promise<SeatedPlayer> {
    const rating = await this.#dependencies.ratingOf(member, identity.pool);
    return rating === undefined ? { seat, member } : { seat, member, rating };
  }

  /** Checks due rooms, and releases idle ones. */
  async sweep(): Promise<void> {
    forEachSafely(
      [...this.#held.values()],
      (held) => this.#check(held),
      (error, { room }) => this.#reportOnce(error, room.id),
    );
    const now = this.#dependencies.timers.now();
    await this.#findAll(await this.#dependencies.store.rooms.due(now, MAX_DUE + this.#broken.size));
  }

  #findAll(ids: readonly RoomId[]): Promise<void> {
    return forEachInTurn(
      ids,
      (id) => this.find(id),
      (error, id) => this.#reportOnce(error, id),
    );
  }

  /** Limits reports of failures that recur every few seconds; a broken room was reported when it broke. */
  #reportOnce(error: unknown, id: RoomId): void {
    if (error instanceof BrokenRoom) return;
    const now = this.#dependencies.timers.now();
    if (now - (this.#reportedAt.get(id) ?? Number.NEGATIVE_INFINITY) < REPORT_AGAIN_MS) return;
    this.#reportedAt.set(id, now);
    this.#dependencies.report(error, id);
  }

  #check({ room, fence }: HeldRoom): void {
    room.checkTime();
    if (room.isWatched || this.#finishing.has(room) || !this.#isIdle(room)) return;
    if (isAbandoned(room)) room.cancelAbandoned();
    else this.#release(room, fence).catch((error: unknown) => this.#dependencies.report(error, room.id));
  }

  /** Whether nothing has happened for a while, and no computer is about to play. */
  #isIdle({ state, table }: Room): boolean {
    const isOver = state.stage === 'over' || state.stage === 'cancelled';
    if (this.#dependencies.timers.now() - state.at < (isOver ? MAX_IDLE_WHEN_OVER_MS : MAX_IDLE_MS)) return false;
    return state.stage !== 'playing' || (table !== undefined && runningSeat(table) !== undefined);
  }

  async #release(room: Room, fence: number): Promise<void> {
    await room.settled();
    if (this.#finishing.has(room)) return;
    room.stop();
    await this.#dependencies.store.rooms.release(room.id, fence);
  }

  /** Archives games that other processes left behind. */
  async finishOthers(): Promise<void> {
    const ids = (await this.#dependencies.store.rooms.unfinished()).map(({ id }) => id);
    const finish = async (id: RoomId): Promise<void> => {
      const room = await this.find(id);
      if (room instanceof Room) await this.#finish(room);
    };
    await forEachInTurn(ids, finish, (error, id) => this.#reportOnce(error, id));
  }

  /** Loads the waiting open rooms, so that abandoned ones are cancelled. */
  async loadWaiting(): Promise<void> {
    await this.#findAll((await this.#dependencies.store.rooms.waiting(1000)).map(({ id }) => id));
  }

  /** Drops all rooms from memory, because other processes may have claimed them. */
  drop(): void {
    forEachSafely(
      [...this.#held.values()],
      ({ room }) => room.stop(),
      (error, { room }) => this.#dependencies.report(error, room.id),
    );
  }

  /** Saves and drops all rooms. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#rooms.values());
    await Promise.all([...this.#held.values()].map(({ room }) => room.settled()));
    this.drop();
  }
}

/** A waiting live game whose opener is gone. */
const isAbandoned = ({ state, identity }: Room): boolean =>
  state.stage === 'waiting' && identity.terms.isOpen && identity.terms.control.kind === 'live';
