import { MINUTE_MS, type Timers } from '../util/time.ts';

/** A seat that is empty for this long may be claimed. */
const CLAIM_DELAY_MS = MINUTE_MS;

/** The watchers of a room, and how long seats have been empty. Not stored: after a restart all players have just left. */
export class Presence {
  readonly #timers: Timers;
  readonly #announce: () => void;
  /** Open windows by seat. */
  readonly #windows = new Map<number, number>();
  readonly #leftAt = new Map<number, number>();
  readonly #began: number;
  #spectators = 0;
  #seats: readonly number[] = [];
  #isAnnounced = true;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers, announce: () => void) {
    this.#timers = timers;
    this.#announce = announce;
    this.#began = timers.now();
  }

  /** Sets the seats of members. */
  watchFor(seats: readonly number[]): void {
    this.#seats = seats;
    this.#plan();
  }

  get here(): number[] {
    return this.#seats.filter((seat) => this.#windows.has(seat));
  }

  get spectators(): number {
    return this.#spectators;
  }

  /** Seats that may be claimed. */
  get away(): number[] {
    const before = this.#timers.now() - CLAIM_DELAY_MS;
    return this.#seats.filter((seat) => !this.#windows.has(seat) && this.#emptySince(seat) <= before);
  }

  #emptySince(seat: number): number {
    return this.#leftAt.get(seat) ?? this.#began;
  }

  came(seat: number | undefined): void {
    this.#count(seat, 1);
    this.#soon();
  }

  left(seat: number | undefined): void {
    this.#count(seat, -1);
    this.#soon();
  }

  moved(from: number | undefined, to: number | undefined): void {
    this.#count(from, -1);
    this.came(to);
  }

  #count(seat: number | undefined, by: number): void {
    if (seat === undefined) {
      this.#spectators += by;
      return;
    }
    const windows = (this.#windows.get(seat) ?? 0) + by;
    if (windows > 0) this.#windows.set(seat, windows);
    else this.#empty(seat);
  }

  #empty(seat: number): void {
    this.#windows.delete(seat);
    this.#leftAt.set(seat, this.#timers.now());
    this.#plan();
  }

  /** Schedules the announcement of the next seat that may be claimed, even if its player never came. */
  #plan(): void {
    this.#cancel?.();
    const now = this.#timers.now();
    const empty = this.#seats.filter((seat) => !this.#windows.has(seat));
    const waits = empty.map((seat) => this.#emptySince(seat) + CLAIM_DELAY_MS - now).filter((wait) => wait > 0);
    this.#cancel = waits.length === 0 ? undefined : this.#timers.later(Math.min(...waits) + 10, () => this.#due());
  }

  #due(): void {
    this.#announce();
    this.#plan();
  }

  /** Announces simultaneous changes once. */
  #soon(): void {
    if (!this.#isAnnounced) return;
    this.#isAnnounced = false;
    setImmediate(() => {
      this.#isAnnounced = true;
      this.#announce();
    });
  }

  stop(): void {
    this.#cancel?.();
  }
}
