import { availableParallelism } from 'node:os';
import { EnginePlayer, type Question, type ThinkerLike, type Thought } from '@oia/engine';
import { shippedNet, ThreadBrain } from '@oia/engine/node';
import type { RoomId } from '@oia/protocol';
import type { ComputerPlayer } from '@oia/table';
import { EnginePool, type PoolOptions } from './engine-pool.ts';
import { Job } from './job.ts';

/** Milliseconds that full strength thinks about a turn. The other levels have answered before, */
const BUDGET = 1_000;
/** unless they meet thousands of turns: then they may take so many times as long, because others wait. */
const PATIENCE = 2;

/** A small table is enough for a second, and is cleared quickly: threads change from game to game. */
const RESOURCES = { hash: 4, threads: 1 };

/** Somebody who is told that the engine is busy asks again later, which is better than to wait for minutes. */
const WAITING_PER_THREAD = 60;
const WAITING_PER_ROOM = 2;

const IDLE_MINUTES = 3;

export interface ComputersOptions extends Partial<PoolOptions> {
  /** Milliseconds that full strength thinks about a turn. */
  readonly budget?: number;
}

const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** The computer players of all rooms of this process. They share some threads. */
export class Computers {
  readonly #pool: EnginePool;
  readonly #budget: number;

  /** `threads`: by default one core is left for the rooms. */
  constructor({ threads = defaultThreads(), budget = BUDGET, ...others }: ComputersOptions = {}) {
    this.#budget = budget;
    const net = shippedNet();
    this.#pool = new EnginePool({
      threads,
      most: WAITING_PER_THREAD * threads,
      mostOfRoom: WAITING_PER_ROOM,
      idle: IDLE_MINUTES * 60_000,
      spawn: () => new ThreadBrain(net, RESOURCES),
      ...others,
    });
  }

  playerFor(room: RoomId): ComputerPlayer {
    const budget = this.#budget;
    return new EnginePlayer(new RoomThinker(this.#pool, room, PATIENCE * budget), () => ({ budget }));
  }

  /** How much there is to do now. */
  get load(): EnginePool['load'] {
    return this.#pool.load;
  }

  close(): void {
    this.#pool.close();
  }
}

/** One room's share of the pool. */
class RoomThinker implements ThinkerLike {
  readonly #pool: EnginePool;
  readonly #room: RoomId;
  readonly #mostBudget: number;
  readonly #jobs = new Set<Job>();

  constructor(pool: EnginePool, room: RoomId, mostBudget: number) {
    this.#pool = pool;
    this.#room = room;
    this.#mostBudget = mostBudget;
  }

  async think(question: Question): Promise<Thought> {
    const job = new Job(this.#room, { ...question, budget: Math.min(question.budget, this.#mostBudget) });
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
