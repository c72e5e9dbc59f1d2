import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Question } from '../question/question.ts';
import { bitsOf, bytesOf, Transpositions } from '../search/transpositions.ts';
import { type ParallelSearch, SearchMemory } from '../thinking/search-memory.ts';
import { think } from '../thinking/think.ts';

/** The job of a search thread: its table, its net and its question. */
export type SearchThreadMessage =
  | { readonly kind: 'start'; readonly table: SharedTable; readonly control: SharedArrayBuffer; readonly index: number }
  | { readonly kind: 'net'; readonly net: NetWeights | undefined }
  | { readonly kind: 'help'; readonly number: number; readonly question: Question };

export interface SharedTable {
  readonly bits: number;
  readonly memory: SharedArrayBuffer;
}

/** The part of a thread that is used here. */
export interface SearchThreadHandle {
  postMessage(message: SearchThreadMessage): void;
  terminate(): void;
}

/** Starts a thread that runs `serveSearchThread`; `fail` is called when the thread has failed. */
export type SpawnSearchThread = (fail: () => void) => SearchThreadHandle;

/** The first int of the control is the number of the question, odd while one is under way. Then, for each thread, whether it is at work. */
const QUESTION = 0;
const AT_WORK = 1;

/** Maximum wait for a busy thread to stop: it checks every few nodes. */
const THREAD_STOP_TIMEOUT_MS = 100;

interface Started {
  readonly thread: SearchThreadHandle;
  /** The net that was sent last. */
  net: NetWeights | undefined;
}

/**
 * Threads that search the same position and fill the same table; the calling thread decides. They are never waited for, so a thread that fails or lags costs nothing.
 */
export class SearchThreads implements ParallelSearch {
  readonly #spawn: SpawnSearchThread;
  readonly #table: SharedTable;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #started: (Started | undefined)[];

  constructor(count: number, spawn: SpawnSearchThread, table: SharedTable) {
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

  /** Ends the search: the threads stop when they next read the number. */
  end(): void {
    if (Atomics.load(this.#control, QUESTION) % 2 === 1) Atomics.add(this.#control, QUESTION, 1);
  }

  /** Waits until no thread is at work, so that none writes into a table that is cleared. */
  settle(): void {
    for (const i of this.#started.keys()) Atomics.wait(this.#control, AT_WORK + i, 1, THREAD_STOP_TIMEOUT_MS);
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

type Start = Extract<SearchThreadMessage, { readonly kind: 'start' }>;

/** A search thread: works on a question until it is answered elsewhere. */
class SearchThread {
  readonly #memory: SearchMemory;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #atWork: number;
  net: NetWeights | undefined;

  constructor({ table, control, index }: Start) {
    this.#memory = new SearchMemory({ table: new Transpositions(table.bits, table.memory), ahead: 1 + (index % 2) });
    this.#control = new Int32Array(control);
    this.#atWork = AT_WORK + index;
  }

  #search(question: Question, isStopped: () => boolean): void {
    const { net } = this;
    think({ ...question, budget: Number.POSITIVE_INFINITY }, { isStopped, net, memory: this.#memory });
  }

  /**
   * Reports that it is working before it checks whether it is still needed, so that a waiting caller misses nothing.
   */
  search(number: number, question: Question): void {
    const isStopped = (): boolean => Atomics.load(this.#control, QUESTION) !== number;
    Atomics.store(this.#control, this.#atWork, 1);
    try {
      if (!isStopped()) this.#search(question, isStopped);
    } finally {
      Atomics.store(this.#control, this.#atWork, 0);
      Atomics.notify(this.#control, this.#atWork);
    }
  }
}

/** The work of a search thread; `listen` passes on its messages. */
export function serveSearchThread(listen: (hear: (message: SearchThreadMessage) => void) => void): void {
  let thread: SearchThread | undefined;
  listen((message) => {
    if (message.kind === 'start') thread = new SearchThread(message);
    else if (message.kind === 'help') thread?.search(message.number, message.question);
    else if (thread) thread.net = message.net;
  });
}

/** Memory and threads of a search. */
export interface Resources {
  /** Megabytes of the table. */
  readonly hash: number;
  readonly threads: number;
}

/** The table has room for some turns of a strong game. */
export const DEFAULT_RESOURCES: Resources = { hash: 16, threads: 1 };
export const MAX_RESOURCES: Resources = { hash: 1024, threads: 64 };

/** A memory shared by this many threads, its own among them. */
export function createSearchMemory({ hash, threads }: Resources, spawn: SpawnSearchThread): SearchMemory {
  const bits = bitsOf(hash);
  if (threads === 1) return new SearchMemory({ table: new Transpositions(bits) });
  const memory = new SharedArrayBuffer(bytesOf(bits));
  const searchThreads = new SearchThreads(threads - 1, spawn, { bits, memory });
  return new SearchMemory({ table: new Transpositions(bits, memory), threads: searchThreads });
}
