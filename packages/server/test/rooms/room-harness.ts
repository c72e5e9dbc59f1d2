import type { RoomAction, RoomAnswer, RoomEvent, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import { seededRandom } from '@oia/rules';
import type { ComputerPlayer } from '@oia/table';
import type { Member } from '../../src/accounts/member.ts';
import type { RoomListener, Subscription } from '../../src/rooms/contract.ts';
import { Room } from '../../src/rooms/room.ts';
import type { RoomEntry } from '../../src/rooms/room-entry.ts';
import { setupOf, termsOf } from '../terms.ts';

export { setupOf };

/** A clock with timers that only tests move. */
export class TestTimers {
  #now = 1_000_000;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  later(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Advances the clock, and runs the due timers. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let due = this.#next(end); due; due = this.#next(end)) {
      this.#now = Math.max(this.#now, due.at);
      this.#timers = this.#timers.filter((one) => one !== due);
      due.callback();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  #next(end: number): { readonly at: number; readonly callback: () => void } | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Waits until pending promises have settled. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** Stores entries as text; tests can delay or refuse them. */
export class TestJournal {
  readonly stored: string[] = [];
  fails: Error | undefined;
  #held: (() => void)[] | undefined;

  get entries(): RoomEntry[] {
    return this.stored.map((text) => JSON.parse(text) as RoomEntry);
  }

  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const go of held) go();
  }

  async append(entry: RoomEntry): Promise<void> {
    const text = JSON.stringify(entry);
    const { fails } = this;
    if (this.#held) await new Promise<void>((resolve) => this.#held?.push(resolve));
    if (fails) throw fails;
    this.stored.push(text);
  }
}

/** A computer that plays the first legal step. */
const firstStepPlayer: ComputerPlayer = {
  levels: [1, 2, 3, 4, 5, 6, 7, 8],
  think: (game) => Promise.resolve({ steps: game.legalSteps().slice(0, 1), value: 0 }),
  chooseDraft: (draft) => Promise.resolve({ ok: true, value: draft.legalSteps()[0] as never }),
  stop: () => undefined,
};

export const ANNA: Member = { id: 'maaaaaaaaaaaaaaa', name: 'Anna', kind: 'account' };
export const BEN: Member = { id: 'mbbbbbbbbbbbbbbb', name: 'Ben', kind: 'account' };
export const CLEO: Member = { id: 'mccccccccccccccc', name: 'Cleo', kind: 'guest' };

/** A client that applies the events it receives. */
export class TestClient implements RoomListener {
  view: RoomView | undefined;
  seat: number | undefined;
  here: readonly number[] = [];
  away: readonly number[] = [];
  lostTimes = 0;
  /** Whether the room said that it still saves a change, since the last update. */
  isSavingSlow = false;
  /** How often it received the whole room. */
  whole = 0;
  watching: Subscription | undefined;

  room(seat: number | undefined, view: RoomView): void {
    this.whole++;
    this.isSavingSlow = false;
    this.seat = seat;
    this.view = JSON.parse(JSON.stringify(view)) as RoomView;
  }

  events(version: number, events: readonly RoomEvent[]): void {
    this.isSavingSlow = false;
    const sent = JSON.parse(JSON.stringify(events)) as RoomEvent[];
    if (this.view) this.view = applyRoomEvents(this.view, version, sent);
  }

  presence(here: readonly number[], _spectators: number, away: readonly number[]): void {
    this.here = here;
    this.away = away;
  }

  saving(): void {
    this.isSavingSlow = true;
  }

  lost(): void {
    this.lostTimes++;
  }
}

/** A room with test doubles for time, disk and computers; everything else is real. */
export class RoomHarness {
  readonly timers = new TestTimers();
  readonly journal = new TestJournal();
  readonly ended: Room[] = [];
  readonly lost: Room[] = [];
  /** The reported errors. */
  readonly reported: unknown[] = [];
  openNext: () => Promise<RoomId> = () => Promise.resolve('nextroom');
  /** Seats that were told it is their turn. */
  readonly turns: number[] = [];
  readonly terms: RoomTerms;
  room: Room;
  #ids = 0;

  constructor(terms: Partial<RoomTerms> = {}) {
    this.terms = termsOf(terms);
    this.room = this.load();
  }

  /** The room as another process would load it. */
  load(): Room {
    return new Room(
      {
        id: 'abcdefgh',
        terms: { ...this.terms, opener: ANNA.id },
        pool: 'none',
        openedAt: 1_000_000,
        entries: this.journal.entries,
      },
      {
        journal: this.journal,
        timers: this.timers,
        random: seededRandom(1),
        computer: firstStepPlayer,
        lost: (room) => this.lost.push(room),
        turn: (_room, seat) => this.turns.push(seat),
        ended: (room) => this.ended.push(room),
        openNext: () => this.openNext(),
        report: (error) => this.reported.push(error),
      },
    );
  }

  act(member: Member, action: RoomAction, { id, lag = 0 }: { id?: string; lag?: number } = {}): Promise<RoomAnswer> {
    this.#ids++;
    return this.room.act(member, { id: id ?? `c${this.#ids}`, action, lag });
  }

  async must(member: Member, action: RoomAction): Promise<number> {
    const answer = await this.act(member, action);
    if (!answer.ok) throw new Error(`${action.kind} was refused: ${answer.refusal.code}`);
    return answer.version;
  }

  async refusal(member: Member, action: RoomAction): Promise<string | undefined> {
    const answer = await this.act(member, action);
    return answer.ok ? undefined : answer.refusal.code;
  }

  join(member: Member | undefined, since?: number): TestClient {
    const client = new TestClient();
    client.watching = this.room.watch(member, since, client);
    return client;
  }

  /** Anna and Ben sit down. */
  async seat(): Promise<void> {
    await this.must(ANNA, { kind: 'sit' });
    await this.must(BEN, { kind: 'sit' });
  }

  /** Plays the n-th legal step of the acting player. */
  async step(n = 0): Promise<void> {
    const game = this.room.table?.game;
    const member = this.room.state.seated.find(({ seat }) => seat === game?.actor)?.member;
    const legal = game?.legalSteps() ?? [];
    if (!member || legal.length === 0) throw new Error('no player has to act');
    await this.must(member, { kind: 'step', step: legal[n % legal.length] as number });
  }
}
