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

  constructor(write: Write, flushes = 1) {
    this.#write = write;
    this.#flushes = flushes;
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
    const flush = this.#flush(batch).finally(() => {
      this.#underWay.delete(flush);
      for (const room of rooms) this.#busy.delete(room);
      this.#wake();
    });
    this.#underWay.add(flush);
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
