import type { MemberId, RoomId } from '@oia/protocol';
import type { Random } from '@oia/rules';
import { HEARTBEAT_MS, type ProcessId, type ProcessStore } from '../database/process-store.ts';
import type { Metrics } from '../util/metrics.ts';
import { secureRandom } from '../util/random-ids.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, systemTimers, type Timers, withTimeout } from '../util/time.ts';
import type { ClusterLink, JoinCluster, Rooms } from './contract.ts';
import { Lobby } from './lobby.ts';
import { RoomAccess } from './room-access.ts';
import { type HostDependencies, RoomHost } from './room-host.ts';
import { RoomLists } from './room-lists.ts';
import type { Store } from './room-store.ts';

/** The services that rooms need from the rest of the server. */
export interface RoomServiceParts
  extends Pick<HostDependencies, 'playerFor' | 'ratingOf' | 'mutedBy' | 'finish' | 'report'> {
  readonly store: Store;
  readonly metrics: Metrics;
  /** undefined: this is the only process. */
  readonly joinCluster: JoinCluster | undefined;
  /** Replaced by tests. */
  readonly random?: Random;
  readonly timers?: Timers;
  turn(member: MemberId, room: RoomId): void;
}

const SWEEP_INTERVAL_MS = 2 * SECOND_MS;
/** A sweep that takes longer is given up, so that a database that hangs once does not end sweeping for good. */
export const SWEEP_TIMEOUT_MS = 10 * SECOND_MS;
/** Interval for archiving finished games that another process left behind. */
const FINISH_INTERVAL_MS = MINUTE_MS;
const PRUNE_INTERVAL_MS = HOUR_MS;

/** The rooms of this process and their upkeep: heartbeat, sweeping, archiving, pruning. */
export class RoomService {
  readonly host: RoomHost;
  readonly lists: RoomLists;
  readonly lobby: Lobby;
  /** All rooms, whichever process holds them. */
  readonly rooms: RoomAccess;
  readonly #parts: RoomServiceParts;
  readonly #cluster: ClusterLink | undefined;
  readonly #timers: NodeJS.Timeout[] = [];
  #isSweeping = false;

  static async start(parts: RoomServiceParts): Promise<RoomService> {
    const { processes } = parts.store;
    const process = await processes.start();
    try {
      const service = new RoomService(process, await parts.joinCluster?.(process), parts);
      service.#startTimers();
      return service;
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  private constructor(process: ProcessId, cluster: ClusterLink | undefined, parts: RoomServiceParts) {
    this.#parts = parts;
    this.#cluster = cluster;
    this.lists = new RoomLists(parts.store.rooms, parts.report);
    this.lobby = new Lobby(this.lists, (error) => parts.report(error, ''));
    this.host = new RoomHost(process, {
      random: secureRandom,
      timers: systemTimers,
      ...parts,
      lobbyChanged: () => {
        this.lobby.changed();
        cluster?.announceLobby();
      },
      turn: ({ id }, room, isHere) => {
        parts.turn(id, room);
        if (!isHere) cluster?.announceTurn(id, room);
      },
    });
    this.rooms = new RoomAccess(this.host, cluster?.rooms);
    parts.metrics.list('oia_room_broken', 'Rooms that cannot be read', 'room', () => this.host.broken);
    if (cluster) this.#serve(cluster);
  }

  #serve(cluster: ClusterLink): void {
    const { metrics, turn } = this.#parts;
    cluster.serve(this.host, { lobbyChanged: () => this.lobby.changed(), turn });
    metrics.follow('oia_redis_connected', 'Whether Redis is reached', () => Number(cluster.isConnected));
  }

  #startTimers(): void {
    const { store, metrics } = this.#parts;
    this.#every(HEARTBEAT_MS, () => this.#heartbeat(store.processes));
    this.#every(FINISH_INTERVAL_MS, () => this.host.finishOthers());
    this.#every(SWEEP_INTERVAL_MS, () => this.#sweep());
    this.#every(PRUNE_INTERVAL_MS, async () => {
      await store.pruning.prune(Date.now());
    });
    metrics.rooms.set(0);
    this.#reportFailure(() => this.host.finishOthers());
    this.#reportFailure(() => this.host.loadWaiting());
  }

  async #heartbeat(processes: ProcessStore): Promise<void> {
    if (!(await processes.heartbeat())) this.host.drop();
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    this.#timers.push(setInterval(() => this.#reportFailure(work), milliseconds));
  }

  /** Failed work is repeated at the next interval. */
  #reportFailure(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#parts.report(error, ''));
  }

  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      const tooLate = (): Error => new Error('the search for due rooms took too long');
      await withTimeout(this.host.sweep(), systemTimers, SWEEP_TIMEOUT_MS, tooLate);
      this.#parts.metrics.rooms.set(this.host.size);
    } finally {
      this.#isSweeping = false;
    }
  }

  /** Saves everything and releases the rooms to other processes. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.lobby.close();
    this.rooms.close();
    this.#cluster?.refuse();
    await this.host.close();
    await this.#parts.store.processes.stop();
    await this.#cluster?.close();
  }
}

/** Wraps rooms with metrics. */
export function measuredRooms(rooms: Rooms, { actSeconds, steps, refusals }: Metrics): Rooms {
  return {
    open: (terms, opener) => rooms.open(terms, opener),
    watch: (room, member, since, listener) => rooms.watch(room, member, since, listener),
    view: (room, member) => rooms.view(room, member),
    async act(room, member, command) {
      const startedAt = performance.now();
      const answer = await rooms.act(room, member, command);
      actSeconds.observe((performance.now() - startedAt) / 1000);
      (answer.ok ? steps : refusals).inc();
      return answer;
    },
  };
}
