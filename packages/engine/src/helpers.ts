import { Mind } from './mind.ts';
import type { NetWeights } from './net/weights.ts';
import type { Question } from './question.ts';
import { bitsOf, bytesOf, Transpositions } from './search/transpositions.ts';

/** What a helper is told: where it works, by which net, and on what. */
export type HelperMessage =
  | { readonly kind: 'start'; readonly table: SharedTable; readonly control: SharedArrayBuffer; readonly index: number }
  | { readonly kind: 'net'; readonly net: NetWeights | undefined }
  | { readonly kind: 'help'; readonly number: number; readonly question: Question };

export interface SharedTable {
  readonly bits: number;
  readonly memory: SharedArrayBuffer;
}

/** What is used of a thread that helps. */
export interface HelperThread {
  postMessage(message: HelperMessage): void;
  terminate(): void;
}

/** Starts a thread that runs `serveHelper`; it says when the thread has failed. */
export type SpawnHelper = (fail: () => void) => HelperThread;

/** The first int of the control: the number of the question under way, even where there is none. Then, for each helper, whether it is at work. */
export const QUESTION = 0;
export const AT_WORK = 1;

/** Milliseconds to wait for one that is at work: it looks up every few nodes. */
const PATIENCE = 100;

interface Started {
  readonly thread: HelperThread;
  /** The net it was given last. */
  net: NetWeights | undefined;
}

/**
 * Threads that search the same position and put what they find into the same table; who decides is the thread that called them. They are
 * never waited for, so one that fails or lags costs nothing.
 */
export class Helpers {
  readonly #spawn: SpawnHelper;
  readonly #table: SharedTable;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #started: (Started | undefined)[];

  constructor(count: number, spawn: SpawnHelper, table: SharedTable) {
    this.#spawn = spawn;
    this.#table = table;
    this.#control = new Int32Array(new SharedArrayBuffer((AT_WORK + count) * Int32Array.BYTES_PER_ELEMENT));
    this.#started = Array.from({ length: count }, () => undefined);
    this.#startAll();
  }

  begin(question: Question, net: NetWeights | undefined): void {
    const number = Atomics.add(this.#control, QUESTION, 1) + 1;
    for (const started of this.#startAll()) {
      if (started.net !== net) started.thread.postMessage({ kind: 'net', net });
      started.net = net;
      started.thread.postMessage({ kind: 'help', number, question });
    }
  }

  /** The question is answered: they stop with the next look at its number. */
  end(): void {
    if (Atomics.load(this.#control, QUESTION) % 2 === 1) Atomics.add(this.#control, QUESTION, 1);
  }

  /** Waits until none is at work, so that none writes into a table that is cleared. */
  settle(): void {
    for (const i of this.#started.keys()) Atomics.wait(this.#control, AT_WORK + i, 1, PATIENCE);
  }

  close(): void {
    this.end();
    for (const started of this.#started) started?.thread.terminate();
    this.#started.fill(undefined);
  }

  #startAll(): Started[] {
    return this.#started.map((known, index) => {
      const started = known ?? this.#start(index);
      this.#started[index] = started;
      return started;
    });
  }

  #start(index: number): Started {
    const fail = (): void => {
      thread.terminate();
      if (this.#started[index]?.thread === thread) this.#started[index] = undefined;
      Atomics.store(this.#control, AT_WORK + index, 0);
    };
    const thread = this.#spawn(fail);
    thread.postMessage({ kind: 'start', table: this.#table, control: this.#control.buffer, index });
    return { thread, net: undefined };
  }
}

/** How much a mind may use. */
export interface Resources {
  /** Megabytes of the table. */
  readonly hash: number;
  readonly threads: number;
}

/** Megabytes: what some turns of a strong game fill. */
export const DEFAULT_RESOURCES: Resources = { hash: 16, threads: 1 };
export const MOST_RESOURCES: Resources = { hash: 1024, threads: 64 };

/** A mind with so many threads, its own among them. */
export function mindWith({ hash, threads }: Resources, spawn: SpawnHelper): Mind {
  const bits = bitsOf(hash);
  if (threads === 1) return new Mind({ table: new Transpositions(bits) });
  const memory = new SharedArrayBuffer(bytesOf(bits));
  const helpers = new Helpers(threads - 1, spawn, { bits, memory });
  return new Mind({ table: new Transpositions(bits, memory), helpers });
}
