import type { RoomId } from '@oia/protocol';
import type { Append } from './appending.ts';
import { LostLease, NotSaved, Unknown } from './errors.ts';

/** Writes a batch in one transaction; false for each append that is refused. */
type Write = (batch: readonly Append[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: Error): void;
}

/** Bounds the time of one transaction and the size of one message to the database. */
const MAX_BATCH_SIZE = 2000;

/** Minimum time between the starts of two transactions, because each has a fixed cost. Too short for players to notice. */
const GATHER_MS = 5;

/** A transaction that takes longer is reported. Its outcome is unknown, so it is neither confirmed nor refused. */
export const SLOW_FLUSH_MS = 3_000;

/** A transaction that takes long. */
export interface SlowFlush {
  readonly entries: number;
  readonly seconds: number;
  /** It has ended meanwhile. */
  readonly isOver: boolean;
}

/** Writes all pending appends in one transaction, so that the disk is flushed once for all. */
export class GroupCommit {
  readonly #write: Write;
  /** Concurrent transactions. A room is in at most one of them, which keeps its order. */
  readonly #flushes: number;
  readonly #underWay = new Set<Promise<void>>();
  readonly #busy = new Set<RoomId>();
  #waiting: Waiting[] = [];
  #isWoken = false;
  /** When the last transaction started. */
  #startedAt = 0;
  /** When each transaction under way started. */
  readonly #startTimes = new Set<{ readonly at: number }>();
  #reportSlow: (flush: SlowFlush) => void = () => undefined;
  readonly #slowAfterMs: number;

  constructor(write: Write, flushes = 1, slowAfterMs = SLOW_FLUSH_MS) {
    this.#write = write;
    this.#flushes = flushes;
    this.#slowAfterMs = slowAfterMs;
  }

  /** Sets the listener for slow transactions, called when one becomes slow and when it ends. */
  onSlow(report: (flush: SlowFlush) => void): void {
    this.#reportSlow = report;
  }

  /** Age of the oldest transaction under way; 0 without one. */
  get pendingSeconds(): number {
    const now = performance.now();
    return Math.max(0, ...[...this.#startTimes].map(({ at }) => (now - at) / 1000));
  }

  /** Resolves when it is durable. Rejects with `NotSaved`, `LostLease` or `Unknown`. */
  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#wake();
    });
  }

  /** Resolves when nothing is pending. */
  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#underWay.size > 0) {
      await (this.#underWay.size > 0 ? Promise.race(this.#underWay) : new Promise(setImmediate));
    }
  }

  /** Starts a moment later, so that simultaneous appends share a transaction. */
  #wake(): void {
    if (this.#isWoken || this.#underWay.size >= this.#flushes) return;
    this.#isWoken = true;
    const start = (): void => {
      this.#isWoken = false;
      this.#start();
    };
    const wait = this.#startedAt + GATHER_MS - performance.now();
    if (wait > 0) setTimeout(start, wait);
    else setImmediate(start);
  }

  #start(): void {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#startedAt = performance.now();
    const rooms = new Set(batch.map(({ append }) => append.room));
    for (const room of rooms) this.#busy.add(room);
    const endWatch = this.#watchSlowness(batch.length);
    const flush = this.#flush(batch).finally(() => {
      endWatch();
      this.#underWay.delete(flush);
      for (const room of rooms) this.#busy.delete(room);
      this.#wake();
    });
    this.#underWay.add(flush);
  }

  /** Reports the transaction if it takes long. Returns a function that ends the watch. */
  #watchSlowness(entries: number): () => void {
    const start = { at: performance.now() };
    this.#startTimes.add(start);
    let isSlow = false;
    const report = (isOver: boolean): void =>
      this.#reportSlow({ entries, seconds: (performance.now() - start.at) / 1000, isOver });
    const timer = setTimeout(() => {
      isSlow = true;
      report(false);
    }, this.#slowAfterMs);
    return () => {
      clearTimeout(timer);
      this.#startTimes.delete(start);
      if (isSlow) report(true);
    };
  }

  #take(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const fits = batch.length < MAX_BATCH_SIZE && !this.#busy.has(waiting.append.room);
      (fits ? batch : left).push(waiting);
    }
    this.#waiting = left;
    return batch;
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#write(batch.map(({ append }) => append));
      const lost = batch.filter((_, i) => !kept[i]);
      if (lost.length > 0) this.#refuse(lost, new LostLease());
      for (const [i, waiting] of batch.entries()) if (kept[i]) waiting.resolve();
    } catch (error) {
      await this.#failed(batch, error);
    }
  }

  /** One room may be the cause: splits the batch by rooms and tries both halves. */
  async #failed(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (error instanceof NotSaved || error instanceof Unknown) return this.#refuse(batch, error);
    const rooms = [...new Set(batch.map(({ append }) => append.room))];
    if (rooms.length === 1) return this.#refuse(batch, new NotSaved(error));
    const half = new Set(rooms.slice(0, rooms.length / 2));
    await this.#flush(batch.filter(({ append }) => half.has(append.room)));
    await this.#flush(batch.filter(({ append }) => !half.has(append.room)));
  }

  /** Pending appends of the same lease build on the refused ones, and are refused too. */
  #refuse(batch: readonly Waiting[], error: Error): void {
    if (batch.length === 0) return;
    const leases = new Set(batch.map(leaseOf));
    const behind = this.#waiting.filter((waiting) => leases.has(leaseOf(waiting)));
    this.#waiting = this.#waiting.filter((waiting) => !leases.has(leaseOf(waiting)));
    for (const { reject } of [...batch, ...behind]) reject(error);
  }
}

const leaseOf = ({ append }: Waiting): string => `${append.room} ${append.fence}`;
