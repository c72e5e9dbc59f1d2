import { randomTerms } from '../chaos/crowd.ts';
import { TestPlayer } from '../sockets/test-player.ts';

/** Two players who measure how long answers take. */
export class HonestGame {
  readonly #players: readonly TestPlayer[];
  #room = '';
  #count = 0;

  static async begin(address: string): Promise<HonestGame> {
    const players = [await TestPlayer.guest(address, 'Anna'), await TestPlayer.guest(address, 'Ben')];
    for (const player of players) await player.connect();
    const game = new HonestGame(players);
    await game.#open();
    return game;
  }

  private constructor(players: readonly TestPlayer[]) {
    this.#players = players;
  }

  get room(): string {
    return this.#room;
  }

  /** Plays a step. Returns the milliseconds until it was durable. */
  async step(): Promise<number> {
    const actor = this.#players.find(({ view }) => (view?.table?.game?.legal.length ?? 0) > 0);
    if (!actor) return this.#again();
    const legal = actor.view?.table?.game?.legal ?? [];
    const begun = performance.now();
    const answer = await actor.act(this.#room, { kind: 'step', step: legal[this.#count++ % legal.length] ?? 0 });
    const taken = performance.now() - begun;
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    await Promise.all(this.#players.map((player) => player.until(({ version }) => version >= answer.version)));
    return taken;
  }

  /** Starts a rematch, because rooms cannot be opened while the same address is flooding. */
  async #again(): Promise<number> {
    const [anna] = this.#players as [TestPlayer];
    for (const player of this.#players) await player.act(this.#room, { kind: 'rematch' });
    this.#room = (await anna.until(({ next }) => next !== undefined)).next ?? '';
    await this.#follow();
    return this.step();
  }

  async #open(): Promise<void> {
    const [anna, ben] = this.#players as [TestPlayer, TestPlayer];
    const setup = { ...randomTerms(2, () => 0.9), control: { kind: 'unlimited' } } as const;
    this.#room = await anna.open(setup);
    await ben.act(this.#room, { kind: 'sit' });
    await this.#follow();
  }

  async #follow(): Promise<void> {
    for (const player of this.#players) await player.watch(this.#room);
    await Promise.all(
      this.#players.map((player) => player.until(({ id, stage }) => id === this.#room && stage === 'playing')),
    );
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}
