import type { RoomId } from '@oia/protocol';
import { auditRoom, auditViews } from './audit.ts';
import type { Crowd } from './crowd.ts';
import type { RoomReader } from './room-reader.ts';

/** The results of a run. */
export interface Tally {
  /** Disturbances by kind. */
  readonly disturbances: Record<string, number>;
  acknowledged: number;
  resent: number;
  rooms: number;
  audits: number;
  views: number;
  refusals: Record<string, number>;
  readonly faults: string[];
}

/** Limit for the recovery of all bots; generous, because busy machines are slow. */
const SETTLE_TIMEOUT_MS = 90_000;

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets a crowd play while its servers are disturbed, and checks that nothing is lost. */
export class ChaosRun {
  readonly tally: Tally = {
    disturbances: {},
    acknowledged: 0,
    resent: 0,
    rooms: 0,
    audits: 0,
    views: 0,
    refusals: {},
    faults: [],
  };
  readonly #crowd: Crowd;
  readonly #reader: RoomReader;
  /** Rooms that may have changed since their last audit. */
  readonly #touched = new Set<RoomId>();

  constructor(crowd: Crowd, reader: RoomReader) {
    this.#crowd = crowd;
    this.#reader = reader;
  }

  count(disturbance: string): void {
    this.tally.disturbances[disturbance] = (this.tally.disturbances[disturbance] ?? 0) + 1;
  }

  /** Lets all bots play for a while. */
  async play(milliseconds: number): Promise<void> {
    this.#crowd.pause(false);
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      this.#tend();
      await sleep(Math.min(50, Math.max(1, until - performance.now())));
    }
  }

  #tend(): void {
    for (const room of this.#crowd.rooms) this.#touched.add(room);
    this.#crowd.tend().catch((error: unknown) => this.tally.faults.push(String(error)));
  }

  /** Waits until all bots have reconnected and are answered, then compares their views with the stored rooms. */
  async settle(): Promise<void> {
    this.#crowd.pause(true);
    const until = performance.now() + SETTLE_TIMEOUT_MS;
    while (!this.#crowd.isSettled) {
      if (performance.now() > until) return this.#unsettled();
      await sleep(20);
    }
    for (const room of this.#crowd.rooms) await this.#compare(room, until);
  }

  /** Retries for a while, because chance and rematches change a room without a command. */
  async #compare(room: RoomId, until: number): Promise<void> {
    const faults = await auditViews(this.#crowd, this.#reader, room);
    if (faults === 'older' && performance.now() < until) {
      await sleep(20);
      return this.#compare(room, until);
    }
    this.tally.faults.push(...(faults === 'older' ? [`${room}: what is stored was never told`] : faults));
    this.tally.views++;
  }

  #unsettled(): void {
    for (const bot of this.#crowd.bots) {
      if (!bot.isConnected) this.tally.faults.push(`${bot.name} is not connected`);
      for (const [room, { pending, view }] of bot.rooms) {
        if (pending) this.tally.faults.push(`${bot.name} waits in ${room}: ${JSON.stringify(pending)}`);
        else this.tally.faults.push(`${bot.name} has version ${view?.version} of ${room}`);
      }
    }
  }

  /** Audits all rooms that changed. */
  async audit(): Promise<void> {
    const promised = Map.groupBy(this.#crowd.acknowledged, ({ room }) => room);
    for (const room of this.#touched) {
      this.tally.faults.push(...(await auditRoom(this.#reader, room, promised.get(room) ?? [])));
      this.tally.audits++;
    }
    this.#touched.clear();
  }

  /** Audits all rooms once more, including finished ones. */
  async finish(): Promise<Tally> {
    for (const room of this.#crowd.opened) this.#touched.add(room);
    await this.audit();
    const { tally } = this;
    tally.faults.push(...this.#crowd.faults);
    tally.acknowledged = this.#crowd.acknowledged.length;
    tally.resent = this.#crowd.bots.reduce((sum, { resent }) => sum + resent, 0);
    tally.rooms = this.#crowd.opened.length;
    tally.refusals = this.#crowd.refusals();
    return tally;
  }
}
