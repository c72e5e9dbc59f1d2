import type { MemberId, Pool, RatingChange, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import type { Random } from '@oia/rules';
import { agreedSeats, type ComputerPlayer, type TableSetup } from '@oia/table';
import type { Member } from '../members/member.ts';
import { poolOf } from '../ratings/pool.ts';
import type { Journal } from '../room/journal.ts';
import { type Muted, mutedListener, withoutMuted } from '../room/muting.ts';
import type { Timers } from '../room/presence.ts';
import { Room } from '../room/room.ts';
import { deadlineOf, runningSeat } from '../room/room-clock.ts';
import type { RoomEntry, Seated } from '../room/room-entry.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { Claim, HeldElsewhere, StoredTerms } from '../store/room-store.ts';
import type { Store } from '../store/store.ts';
import type { LocalRooms } from './local-rooms.ts';
import { newRoomId } from './room-ids.ts';
import type { RoomAnswer, RoomCommand, RoomListener, Rooms, Watching } from './rooms.ts';
import { checkedTerms } from './terms-check.ts';

/** What the rooms of a process need from the rest of the server. */
export interface HostDependencies {
  readonly store: Pick<Store, 'rooms' | 'processes' | 'commit'>;
  readonly timers: Timers;
  readonly random: Random;
  playerFor(room: RoomId): ComputerPlayer;
  /** undefined: not rated yet, or never. */
  ratingOf(member: Member, pool: Pool): Promise<number | undefined>;
  /** Whose free text this member does not want to read. */
  mutedBy(member: Member): Promise<Muted>;
  /** Puts a game that is over into the archive; the new ratings, if it was rated. */
  finish(room: Room): Promise<readonly RatingChange[] | undefined>;
  /** It is this member's turn. `isHere`: they watch the room. */
  turn(member: Member, room: RoomId, isHere: boolean): void;
  /** The open rooms that wait are others now. */
  lobbyChanged(): void;
  /** Something went wrong that nobody outside is told of. */
  report(error: unknown, room: RoomId): void;
}

/** A room that nobody watches leaves the memory after so long: somebody who lost the connection comes back to it. */
const IDLE = 30_000;
/** Nobody is about to play where a game is over. */
const IDLE_WHEN_OVER = 1_000;

interface Held {
  readonly room: Room;
  readonly fence: number;
}

/** The rooms that this process holds: loads them when somebody asks, and lets them go when nobody does. */
export class RoomHost implements Rooms, LocalRooms {
  readonly #dependencies: HostDependencies;
  readonly #process: ProcessId;
  readonly #rooms = new Map<RoomId, Promise<Held | 'none' | HeldElsewhere>>();
  readonly #held = new Map<RoomId, Held>();
  /** Rooms that are told their ratings in a moment. */
  readonly #finishing = new Set<Room>();
  #isClosed = false;

  constructor(process: ProcessId, dependencies: HostDependencies) {
    this.#process = process;
    this.#dependencies = dependencies;
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#held.size;
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
  ): Promise<Watching | undefined> {
    const room = await this.find(id);
    return room instanceof Room ? this.watchIn(room, member, since, listener) : undefined;
  }

  async watchIn(
    room: Room,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Watching> {
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

  /** Here alone. false: another process holds the room, or they sit there already. */
  async handOver(id: RoomId, from: MemberId, to: Member): Promise<boolean> {
    const room = await this.find(id);
    return room instanceof Room && room.handOver(from, to);
  }

  async #mutedBy(member: Member | undefined): Promise<Muted> {
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

  #load(id: RoomId): Promise<Held | 'none' | HeldElsewhere> {
    if (this.#isClosed) return Promise.reject(new Error('the rooms of this process are closed'));
    const loading = this.#claim(id);
    this.#rooms.set(id, loading);
    const forget = (): void => {
      if (this.#rooms.get(id) === loading) this.#rooms.delete(id);
    };
    loading.then((held) => (typeof held === 'object' && 'room' in held ? undefined : forget()), forget);
    return loading;
  }

  async #claim(id: RoomId): Promise<Held | 'none' | HeldElsewhere> {
    const claim = await this.#dependencies.store.rooms.claim(id, this.#process);
    if (claim === 'none' || 'heldBy' in claim) return claim;
    const held = this.#hold(claim);
    held.room.resume(await this.#outage(claim, held.room));
    return held;
  }

  #hold(claim: Claim): Held {
    const held = { room: this.#roomOf(claim), fence: claim.row.fence };
    this.#held.set(claim.row.id, held);
    return held;
  }

  /** How long the clock of a loaded room ran while nobody could play. */
  async #outage({ takenOverSince }: Claim, room: Room): Promise<number> {
    const { clock, stage } = room.state;
    if (stage !== 'playing' || clock.running === undefined || clock.left.length === 0) return 0;
    const now = this.#dependencies.timers.now();
    if (takenOverSince !== undefined) return now - Math.max(takenOverSince, clock.since);
    return this.#dependencies.store.processes.outage(clock.since, now);
  }

  #roomOf({ row, entries }: Claim): Room {
    const { timers, random, playerFor, turn, report } = this.#dependencies;
    const stored = entries.map(({ data }) => JSON.parse(data) as RoomEntry);
    return new Room(
      { id: row.id, terms: row.terms, pool: poolOf(row.terms.setup), openedAt: row.openedAt, entries: stored },
      {
        journal: this.#journal(row.id, row.fence, row.terms),
        timers,
        random,
        computer: playerFor(row.id),
        lost: (room, reason) => {
          this.#forget(room);
          if (reason !== undefined) report(reason, room.id);
        },
        turn: (room, seat) => {
          const sitting = room.state.seated.find((one) => one.seat === seat);
          if (sitting) turn(sitting.member, room.id, room.isHere(seat));
        },
        ended: (room) => this.#finish(room).catch((error: unknown) => report(error, room.id)),
        openNext: (room, setup) => this.#openNext(room, setup),
      },
    );
  }

  #journal(room: RoomId, fence: number, { isOpen }: StoredTerms): Journal {
    const { store, lobbyChanged } = this.#dependencies;
    return {
      append: (entry, after) => {
        const { version, at, seated, setup, stage } = entry;
        const saved = store.commit.append({
          room,
          fence,
          entry: { version, at, data: JSON.stringify(entry) },
          stage: after.stage,
          deadline: deadlineOf(after),
          seats: seated?.map(({ member }) => member.id),
        });
        return isOpen && (seated || setup || stage) ? saved.then(lobbyChanged) : saved;
      },
    };
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
    await next.seatAll(await Promise.all(room.state.seated.map((sitting) => this.#reseated(sitting, room))));
    return next.id;
  }

  /** The rating may have changed with the game that was just played. */
  async #reseated({ seat, member }: Seated, { identity }: Room): Promise<Seated> {
    const rating = await this.#dependencies.ratingOf(member, identity.pool);
    return rating === undefined ? { seat, member } : { seat, member, rating };
  }

  /** Now and then: what is overdue, and what nobody needs in memory. */
  async sweep(): Promise<void> {
    for (const held of [...this.#held.values()]) this.#look(held);
    const now = this.#dependencies.timers.now();
    for (const id of await this.#dependencies.store.rooms.due(now, 100)) await this.find(id);
  }

  #look({ room, fence }: Held): void {
    room.checkTime();
    if (room.isWatched || this.#finishing.has(room) || !this.#isIdle(room)) return;
    if (isForsaken(room)) room.forsake();
    else this.#letGo(room, fence).catch((error: unknown) => this.#dependencies.report(error, room.id));
  }

  /** Nobody has done anything for a while, and no computer is about to. */
  #isIdle({ state, table }: Room): boolean {
    const isOver = state.stage === 'over' || state.stage === 'cancelled';
    if (this.#dependencies.timers.now() - state.at < (isOver ? IDLE_WHEN_OVER : IDLE)) return false;
    return state.stage !== 'playing' || (table !== undefined && runningSeat(table) !== undefined);
  }

  async #letGo(room: Room, fence: number): Promise<void> {
    await room.settled();
    if (this.#finishing.has(room)) return;
    room.stop();
    await this.#dependencies.store.rooms.release(room.id, fence);
  }

  /** Games that ended while nobody could put them into the archive. */
  async finishOthers(): Promise<void> {
    for (const { id } of await this.#dependencies.store.rooms.unfinished()) {
      const room = await this.find(id);
      if (room instanceof Room) await this.#finish(room);
    }
  }

  /** Loads the open rooms that wait: those whose opener has gone are cancelled then. */
  async lookAtWaiting(): Promise<void> {
    for (const { id } of await this.#dependencies.store.rooms.waiting(1000)) await this.find(id);
  }

  /** Others may have the rooms: what is in memory is not to be relied on. Whoever needs one asks the store again. */
  drop(): void {
    for (const { room } of [...this.#held.values()]) room.stop();
  }

  /** Everything is durable, and no room is held any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#rooms.values());
    await Promise.all([...this.#held.values()].map(({ room }) => room.settled()));
    this.drop();
  }
}

/** Whoever takes the free seat of such a room would wait for nobody. */
const isForsaken = ({ state, identity }: Room): boolean =>
  state.stage === 'waiting' && identity.terms.isOpen && identity.terms.control.kind === 'live';
