import { availableParallelism } from 'node:os';
import { type EngineLike, EnginePlayer, type Question, type Thought } from '@oia/engine';
import { EngineThread, shippedNet } from '@oia/engine/node';
import type { RoomId } from '@oia/protocol';
import type { ComputerPlayer } from '@oia/table';
import { EnginePool, type PoolOptions } from './engine-pool.ts';
import { Job } from './job.ts';

/** Thinking time of full strength for a turn. The other levels usually need less. */
const BUDGET_MS = 1_000;
/** Levels with a larger budget of their own are cut to this multiple, because other rooms wait. */
const MAX_BUDGET_FACTOR = 2;

/** A small hash table is enough for a second and quick to clear, as threads serve different games. */
const RESOURCES = { hash: 4, threads: 1 };

/** Beyond these limits questions are refused: asking again later is better than waiting for minutes. */
const MAX_WAITING_PER_THREAD = 60;
const MAX_WAITING_PER_ROOM = 2;

const MAX_IDLE_MINUTES = 3;

export interface ComputersOptions extends Partial<PoolOptions> {
  /** Thinking time of full strength for a turn, in milliseconds. */
  readonly budget?: number;
}

const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** The computer players of all rooms of this process, which share a pool of threads. */
export class Computers {
  readonly #pool: EnginePool;
  readonly #budget: number;

  /** `threads`: by default all cores but one, which is left for the rooms. */
  constructor({ threads = defaultThreads(), budget = BUDGET_MS, ...others }: ComputersOptions = {}) {
    this.#budget = budget;
    const net = shippedNet();
    this.#pool = new EnginePool({
      threads,
      maxWaiting: MAX_WAITING_PER_THREAD * threads,
      maxWaitingPerRoom: MAX_WAITING_PER_ROOM,
      idle: MAX_IDLE_MINUTES * 60_000,
      spawn: () => new EngineThread(net, RESOURCES),
      ...others,
    });
  }

  playerFor(room: RoomId): ComputerPlayer {
    const budget = this.#budget;
    return new EnginePlayer(new RoomEngine(this.#pool, room, MAX_BUDGET_FACTOR * budget), () => ({ budget }));
  }

  get load(): EnginePool['load'] {
    return this.#pool.load;
  }

  close(): void {
    this.#pool.close();
  }
}

/** One room's share of the pool. */
class RoomEngine implements EngineLike {
  readonly #pool: EnginePool;
  readonly #room: RoomId;
  readonly #maxBudget: number;
  readonly #jobs = new Set<Job>();

  constructor(pool: EnginePool, room: RoomId, maxBudget: number) {
    this.#pool = pool;
    this.#room = room;
    this.#maxBudget = maxBudget;
  }

  async think(question: Question): Promise<Thought> {
    const job = new Job(this.#room, { ...question, budget: Math.min(question.budget, this.#maxBudget) });
    this.#jobs.add(job);
    this.#pool.add(job);
    try {
      return await job.answer;
    } finally {
      this.#jobs.delete(job);
    }
  }

  stop(): void {
    for (const job of this.#jobs) this.#pool.remove(job);
  }
}
