import { randomInt } from 'node:crypto';
import type { MemberId, RoomId } from '@oia/protocol';
import type { Random } from '@oia/rules';
import type { Metrics } from '../metrics.ts';
import { NoPost } from '../processes/no-post.ts';
import { OtherProcesses } from '../processes/other-processes.ts';
import type { Post } from '../processes/post.ts';
import { RedisPost } from '../processes/redis-post.ts';
import type { Timers } from '../room/presence.ts';
import { BEAT, type ProcessId, type ProcessStore } from '../store/process-store.ts';
import type { Store } from '../store/store.ts';
import { Lobby } from './lobby.ts';
import { type HostDependencies, RoomHost } from './room-host.ts';
import { RoomLists } from './room-lists.ts';
import type { SharedRooms } from './shared-rooms.ts';

/** What the rest of the server does for rooms. */
export interface RoomServiceParts
  extends Pick<HostDependencies, 'playerFor' | 'ratingOf' | 'mutedBy' | 'finish' | 'report'> {
  readonly store: Store;
  readonly metrics: Metrics;
  /** What several processes talk to each other by; undefined: there is one. */
  readonly redisUrl: string | undefined;
  /** Nobody can foresee it, unless a test has to. */
  readonly random?: Random;
  /** The system's, unless a test cannot wait. */
  readonly timers?: Timers;
  turn(member: MemberId, room: RoomId): void;
}

/** Milliseconds between two looks at what is overdue or idle, and at games that somebody has left without putting them into the archive. */
const SWEEP = 2_000;
const FINISH = 60_000;
/** And at rows that nobody needs any more. */
const PRUNE = 3_600_000;

export const systemTimers: Timers = {
  now: () => Date.now(),
  later: (milliseconds, callback) => {
    const timer = setTimeout(callback, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};

/** Nobody can foresee what is drawn. */
export const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

/** The rooms of this process, kept alive: it says that it lives, and looks after what nobody asks for. */
export class RoomService {
  readonly host: RoomHost;
  readonly lists: RoomLists;
  readonly lobby: Lobby;
  /** All rooms, whichever process holds them. */
  readonly rooms: SharedRooms;
  readonly #parts: RoomServiceParts;
  readonly #others: OtherProcesses;
  readonly #timers: NodeJS.Timeout[] = [];
  #isSweeping = false;

  static async start(parts: RoomServiceParts): Promise<RoomService> {
    const { processes } = parts.store;
    const process = await processes.start();
    try {
      const post = parts.redisUrl === undefined ? new NoPost(process) : await RedisPost.open(parts.redisUrl, process);
      const service = new RoomService(process, post, parts);
      service.#begin();
      return service;
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  private constructor(process: ProcessId, post: Post, parts: RoomServiceParts) {
    this.#parts = parts;
    this.lists = new RoomLists(parts.store.rooms);
    this.lobby = new Lobby(this.lists);
    this.host = new RoomHost(process, {
      random: secureRandom,
      timers: systemTimers,
      ...parts,
      lobbyChanged: () => {
        this.lobby.changed();
        this.#others.tellLobby();
      },
      turn: ({ id }, room, isHere) => {
        parts.turn(id, room);
        if (!isHere) this.#others.tellTurn(id, room);
      },
    });
    const heard = { lobbyChanged: () => this.lobby.changed(), turn: parts.turn };
    this.#others = new OtherProcesses(post, this.host, heard);
    this.rooms = this.#others.rooms;
    if (parts.redisUrl !== undefined)
      parts.metrics.follow('oia_redis_connected', 'Whether Redis is reached', () => Number(post.isConnected));
  }

  #begin(): void {
    const { store, metrics } = this.#parts;
    this.#every(BEAT, () => this.#beat(store.processes));
    this.#every(FINISH, () => this.host.finishOthers());
    this.#every(SWEEP, () => this.#sweep());
    this.#every(PRUNE, async () => void (await store.pruning.prune(Date.now())));
    metrics.rooms.set(0);
    this.#quietly(() => this.host.finishOthers());
    this.#quietly(() => this.host.lookAtWaiting());
  }

  async #beat(processes: ProcessStore): Promise<void> {
    if (!(await processes.beat())) this.host.drop();
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    this.#timers.push(setInterval(() => this.#quietly(work), milliseconds));
  }

  /** What fails now is tried again the next time. */
  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#parts.report(error, ''));
  }

  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      await this.host.sweep();
      this.#parts.metrics.rooms.set(this.host.size);
    } finally {
      this.#isSweeping = false;
    }
  }

  /** Everything is kept, and other processes may have the rooms. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.lobby.close();
    this.#others.letGo();
    await this.host.close();
    await this.#parts.store.processes.stop();
    await this.#others.close();
  }
}
