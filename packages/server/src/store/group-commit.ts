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

/** So that nobody waits long for a crowd, and a message to the database stays small. */
const MOST_AT_ONCE = 2000;

/** Milliseconds between the beginnings of two transactions: more of them would cost more than the steps in them. Nobody notices. */
const GATHERING = 5;

/** Everything that waits to be written goes into one transaction: the disk is flushed once for all. */
export class GroupCommit {
  readonly #write: Write;
  /** How many transactions may be under way. A room is in one of them at most, so its order is kept. */
  readonly #flushes: number;
  readonly #underWay = new Set<Promise<void>>();
  readonly #busy = new Set<RoomId>();
  #waiting: Waiting[] = [];
  #isWoken = false;
  /** When the last transaction began. */
  #begun = 0;

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

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#underWay.size > 0) {
      await (this.#underWay.size > 0 ? Promise.race(this.#underWay) : new Promise(setImmediate));
    }
  }

  /** A moment later: what arrives at the same time belongs to the same transaction. */
  #wake(): void {
    if (this.#isWoken || this.#underWay.size >= this.#flushes) return;
    this.#isWoken = true;
    const start = (): void => {
      this.#isWoken = false;
      this.#start();
    };
    const wait = this.#begun + GATHERING - performance.now();
    if (wait > 0) setTimeout(start, wait);
    else setImmediate(start);
  }

  #start(): void {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#begun = performance.now();
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
      const fits = batch.length < MOST_AT_ONCE && !this.#busy.has(waiting.append.room);
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

  /** Where one room may be the reason, the others are tried without it. */
  async #failed(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (error instanceof NotSaved || error instanceof Unknown) return this.#refuse(batch, error);
    const rooms = [...new Set(batch.map(({ append }) => append.room))];
    if (rooms.length === 1) return this.#refuse(batch, new NotSaved(error));
    const half = new Set(rooms.slice(0, rooms.length / 2));
    await this.#flush(batch.filter(({ append }) => half.has(append.room)));
    await this.#flush(batch.filter(({ append }) => !half.has(append.room)));
  }

  /** What waits behind a refused change of a room builds on it: it is refused for the same reason. */
  #refuse(batch: readonly Waiting[], error: Error): void {
    if (batch.length === 0) return;
    const leases = new Set(batch.map(leaseOf));
    const behind = this.#waiting.filter((waiting) => leases.has(leaseOf(waiting)));
    this.#waiting = this.#waiting.filter((waiting) => !leases.has(leaseOf(waiting)));
    for (const { reject } of [...batch, ...behind]) reject(error);
  }
}

const leaseOf = ({ append }: Waiting): string => `${append.room} ${append.fence}`;
