import type { MemberId, RoomId } from '@oia/protocol';
import type { ProcessId } from '../database/process-store.ts';
import type { ClusterEvents, ClusterLink, JoinCluster, LocalRooms } from '../rooms/contract.ts';
import type { BusMessage, MessageBus } from './bus-messages.ts';
import { BusRooms } from './bus-rooms.ts';
import { RedisBus, type RedisReports } from './redis-bus.ts';
import { RequestHandler } from './request-handler.ts';

/** Joins the processes that share a Redis. Rejects if it cannot be reached. */
export const joinClusterAt =
  (redisUrl: string, reports: RedisReports): JoinCluster =>
  async (process) =>
    new Cluster(await RedisBus.open(redisUrl, process, reports));

/** This process among the others of the server: their rooms, and the messages in both directions. */
export class Cluster implements ClusterLink {
  readonly rooms: BusRooms;
  readonly #bus: MessageBus;
  #handler: RequestHandler | undefined;
  #events: ClusterEvents | undefined;

  constructor(bus: MessageBus) {
    this.#bus = bus;
    this.rooms = new BusRooms(bus);
  }

  get isConnected(): boolean {
    return this.#bus.isConnected;
  }

  serve(local: LocalRooms, events: ClusterEvents): void {
    this.#events = events;
    this.#handler = new RequestHandler(local, this.#bus);
    this.#bus.listen({
      onMessage: (from, message) => this.#receive(from, message),
      onUndelivered: (to, messages) => {
        this.rooms.onUndelivered(to, messages);
        this.#handler?.onUndelivered(to);
      },
      onGap: () => {
        this.rooms.onGap();
        events.lobbyChanged();
      },
    });
  }

  announceLobby(): void {
    this.#bus.sendAll({ kind: 'lobby' });
  }

  announceTurn(member: MemberId, room: RoomId): void {
    this.#bus.sendAll({ kind: 'turn', member, room });
  }

  #receive(from: ProcessId, message: BusMessage): void {
    if (message.kind === 'lobby') this.#events?.lobbyChanged();
    else if (message.kind === 'turn') this.#events?.turn(message.member, message.room);
    else if (!this.rooms.onMessage(from, message)) this.#handler?.onMessage(from, message);
  }

  refuse(): void {
    this.#handler?.refuse();
  }

  async close(): Promise<void> {
    this.rooms.close();
    this.#handler?.close();
    await this.#bus.close();
  }
}
