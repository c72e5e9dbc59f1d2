import type { RoomId, RoomTerms, RoomView } from '@oia/protocol';
import { dealMatchup, type MatchOptions, type Random, seededRandom } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type Acknowledged, Bot } from './bot.ts';

const remote = { name: '', player: 'remote' } as const;

/** Random terms for a number of players; some games begin with a draft. */
export function randomTerms(players: MatchOptions['players'], random: Random): RoomTerms {
  const deal = dealMatchup(random, { players });
  const options = { players, ...(deal.ok ? deal.value : {}) };
  const isDraft = random() < 0.2;
  return {
    setup: {
      seats: Array.from({ length: players }, () => remote),
      looks: USUAL_LOOKS,
      way: isDraft
        ? { kind: 'draft', options: { players, challenger: 0 } }
        : { kind: 'match', options: options as MatchOptions },
    },
    control: random() < 0.5 ? { kind: 'unlimited' } : { kind: 'live', base: 3_600_000, increment: 0 },
    isRated: false,
    isOpen: random() < 0.5,
    hasChat: true,
  };
}

export interface CrowdOptions {
  readonly addresses: readonly string[];
  readonly bots: number;
  readonly rooms: number;
  readonly seed: number;
}

/** Bots that keep a number of games going, each with a spectator. */
export class Crowd {
  readonly bots: readonly Bot[];
  readonly #random: Random;
  readonly #rooms: number;
  readonly #opened = new Set<RoomId>();
  #isOpening = false;

  constructor({ addresses, bots, rooms, seed }: CrowdOptions) {
    this.#random = seededRandom(seed);
    this.#rooms = rooms;
    this.bots = Array.from(
      { length: bots },
      (_, i) => new Bot(`bot${i}`, addresses, seededRandom(seed * 1000 + i + 1)),
    );
  }

  async begin(): Promise<void> {
    for (const bot of this.bots) await bot.begin();
  }

  /** Rooms with players. */
  get rooms(): RoomId[] {
    return [...new Set(this.bots.flatMap(({ rooms }) => [...rooms.keys()]))];
  }

  /** All rooms whose opening was acknowledged, including finished ones. */
  get opened(): readonly RoomId[] {
    return [...this.#opened];
  }

  get acknowledged(): Acknowledged[] {
    return this.bots.flatMap(({ acknowledged }) => acknowledged);
  }

  get faults(): string[] {
    return this.bots.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  }

  refusals(): Record<string, number> {
    const sum: Record<string, number> = {};
    for (const { refusals } of this.bots) {
      for (const [code, count] of refusals) sum[code] = (sum[code] ?? 0) + count;
    }
    return sum;
  }

  /** Follows rematches, leaves finished rooms, and opens missing ones. */
  async tend(): Promise<void> {
    for (const room of this.rooms) this.#move(room);
    if (this.#isOpening) return;
    this.#isOpening = true;
    for (let tried = 0; this.rooms.length < this.#rooms && tried < 4; tried++) await this.#open();
    this.#isOpening = false;
  }

  #players(room: RoomId): Bot[] {
    return this.bots.filter(({ rooms }) => rooms.has(room));
  }

  #move(room: RoomId): void {
    const players = this.#players(room);
    const { view } = players[0]?.rooms.get(room) ?? {};
    if (view?.stage !== 'over' && view?.stage !== 'cancelled') return;
    if (view.stage === 'over' && !view.next) return;
    if (players.some(({ rooms }) => rooms.get(room)?.pending)) return;
    const isLongChain = this.#random() < 0.3;
    for (const player of players) {
      if (view.next && !isLongChain) player.join(view.next);
      player.leaveRoom(room);
    }
    if (view.next) this.#opened.add(view.next);
  }

  async #open(): Promise<void> {
    const players = this.#random() < 0.7 ? 2 : this.#random() < 0.6 ? 3 : 4;
    const from = Math.floor(this.#random() * this.bots.length);
    const [opener, ...others] = [...this.bots.slice(from), ...this.bots].slice(0, players + 1);
    const room = await opener?.open(randomTerms(players, this.#random));
    if (!room || !opener) return;
    this.#opened.add(room);
    opener.join(room);
    // The last bot watches.
    for (const bot of others.slice(0, players - 1)) bot.join(room, { kind: 'sit' });
    others.at(-1)?.join(room);
  }

  pause(isPaused: boolean): void {
    for (const bot of this.bots) bot.pause(isPaused);
  }

  /** Whether all bots are connected and answered, and all watchers of a room have the same version. */
  get isSettled(): boolean {
    return this.bots.every((bot) => bot.isConnected && !bot.isWaiting) && this.rooms.every((room) => this.#agree(room));
  }

  #agree(room: RoomId): boolean {
    const versions = this.viewsOf(room).map(({ view }) => view?.version);
    return versions.every((version) => version !== undefined && version === versions[0]);
  }

  viewsOf(
    room: RoomId,
  ): { readonly bot: Bot; readonly seat: number | undefined; readonly view: RoomView | undefined }[] {
    return this.#players(room).map((bot) => ({
      bot,
      seat: bot.rooms.get(room)?.seat,
      view: bot.rooms.get(room)?.view,
    }));
  }

  leave(): void {
    for (const bot of this.bots) bot.leave();
  }
}
