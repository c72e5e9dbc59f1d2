import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomId } from '@oia/protocol';
import { TestPlayer } from '../../packages/server/test/sockets/test-player.ts';
import { termsOf } from '../../packages/server/test/terms.ts';
import { within } from './fault-case.ts';

/** A game of random steps has about a hundred of them; the rest is for a busy machine. */
const GAME_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 100;

/** A game over sockets between two players of random steps. */
export class RunningGame {
  readonly room: RoomId;
  readonly players: readonly TestPlayer[];

  private constructor(room: RoomId, players: readonly TestPlayer[]) {
    this.room = room;
    this.players = players;
  }

  static async begin(address: string): Promise<RunningGame> {
    const players = [await TestPlayer.guest(address, 'Anna'), await TestPlayer.guest(address, 'Ben')] as const;
    const room = await players[0].open(termsOf({ isOpen: false }));
    const game = new RunningGame(room, players);
    await game.connect();
    await players[1].act(room, { kind: 'sit' });
    await players[0].until(({ stage }) => stage === 'playing');
    await players[1].until(({ stage }) => stage === 'playing');
    return game;
  }

  /** Against a computer, which plays second. */
  static async beginWithComputer(address: string): Promise<RunningGame> {
    const player = await TestPlayer.guest(address, 'Cleo');
    const game = new RunningGame(await player.open(termsOf({ isOpen: false })), [player]);
    await game.connect();
    const answer = await player.act(game.room, { kind: 'fill', seat: 1, level: 1 });
    if (answer.kind === 'refused') throw new Error(answer.refusal.code);
    await player.until(({ stage }) => stage === 'playing');
    return game;
  }

  /** Also after the server was started again at another address. */
  async connect(address?: string): Promise<void> {
    for (const player of this.players) {
      await player.connect(address);
      await player.watch(this.room);
    }
  }

  /** Steps that the players know of. */
  get length(): number {
    return Math.max(...this.players.map(({ view }) => view?.table?.game?.moments.length ?? 0));
  }

  /** The player whose turn it is. */
  get mover(): TestPlayer {
    const mover = this.players.find(({ view }) => (view?.table?.game?.legal?.length ?? 0) > 0);
    if (!mover) throw new Error('nobody can move');
    return mover;
  }

  /** Plays one random step; returns the code of the answer. */
  async step(): Promise<string> {
    const { mover } = this;
    const legal = mover.view?.table?.game?.legal ?? [];
    const step = legal[Math.floor(Math.random() * legal.length)] ?? 0;
    const answer = await mover.act(this.room, { kind: 'step', step });
    return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
  }

  /** Plays to the end, and tries again what was refused. */
  async finish(): Promise<void> {
    await within(GAME_TIMEOUT_MS, 'a game', Promise.all(this.players.map((player) => this.#playOn(player))));
  }

  async #playOn(player: TestPlayer): Promise<void> {
    while (player.view?.stage === 'playing') {
      const legal = player.view.table?.game?.legal ?? [];
      const step = legal[Math.floor(Math.random() * legal.length)];
      if (step === undefined) await player.next(({ kind }) => kind === 'events' || kind === 'room');
      else if ((await player.act(this.room, { kind: 'step', step })).kind === 'refused') await sleep(RETRY_DELAY_MS);
    }
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

/** Games that must not suffer from a fault of another one. */
export class OtherGames {
  readonly #games: readonly RunningGame[];

  private constructor(games: readonly RunningGame[]) {
    this.#games = games;
  }

  static async begin(address: string, count = 2): Promise<OtherGames> {
    return new OtherGames(await Promise.all(Array.from({ length: count }, () => RunningGame.begin(address))));
  }

  async finish(): Promise<string> {
    await Promise.all(this.#games.map((game) => game.finish()));
    return `${this.#games.length} games finished`;
  }

  leave(): void {
    for (const game of this.#games) game.leave();
  }
}
