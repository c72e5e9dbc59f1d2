import { type Game, type MatchOptions, pickOne, positionText, type Random, type Step } from '@oia/rules';
import { en } from '@oia/texts';
import { expect } from 'vitest';
import type { Choice } from '../../packages/board/src/choices.ts';
import { Interaction } from '../../packages/board/src/interaction.ts';
import { shownGameOf } from '../../packages/web/src/game/shown-game.ts';
import { offerOf } from '../../packages/web/src/session/choices.ts';
import { gameOf, sessionAt, tableOf, until } from '../../packages/web/test/tables.ts';

/** Plays a game as the page does, without a page: touches squares and buttons that the session offers, and compares what it shows with the rules. */
export class OfferPlayer {
  readonly #session;
  readonly #board: Interaction;
  #menu: readonly Choice[] = [];
  game: Game;

  constructor(options: MatchOptions) {
    const players = Array.from({ length: options.players }, () => 'person' as const);
    this.#session = sessionAt(tableOf(options, players));
    this.#board = new Interaction(
      {
        onChoose: ({ id }) => this.#session.send({ kind: 'step', step: id }),
        describe: () => '',
        names: { board: '', menu: '', cancel: '' },
      },
      {
        onChange: () => undefined,
        openMenu: (_, choices) => {
          this.#menu = choices;
        },
        closeMenu: () => {
          this.#menu = [];
        },
      },
    );
    this.game = gameOf(this.#session);
    this.#session.start();
  }

  /** Plays one step by what is offered, and compares the result with the rules. */
  async play(step: Step): Promise<void> {
    this.#takeDevice();
    const { choices, controls } = offerOf(en, shownGameOf(this.#session)?.legal ?? []);
    this.#board.offer(choices);
    const choice = choices.find(({ id }) => id === step);
    const control = controls.find((some) => some.step === step);
    const played = this.game.play(step);
    if (!played.ok) throw new Error('not a legal step');
    if (choice) this.#touch(choice);
    else if (control) this.#session.send({ kind: 'step', step: control.step });
    else throw new Error('a legal step is not offered');
    this.game = played.value;
    await this.#followChance();
    this.#expectSame();
  }

  async playRandomly(random: Random, maxSteps: number): Promise<void> {
    await this.#followChance();
    for (let steps = 0; steps < maxSteps && !this.game.outcome; steps++)
      await this.play(pickOne(random, this.game.legalSteps()));
  }

  /** Selects where it has to be selected first, then touches the square, and takes an entry of the menu if one opens. */
  #touch(choice: Choice): void {
    const { from, to, direct, id } = choice;
    if (from !== undefined && !direct && this.#board.selected !== from) {
      this.#board.touch(from, 'pointer');
      expect(this.#board.selected).toBe(from);
    }
    this.#board.touch(to, 'pointer');
    if (this.#menu.length === 0) return;
    const entry = this.#menu.find((some) => some.id === id);
    if (!entry) throw new Error('the menu lacks the choice');
    this.#board.choose(entry);
  }

  /** Card draws are made by the table: waits for them, and takes over the result. */
  async #followChance(): Promise<void> {
    while (this.game.actor === undefined && !this.game.outcome) {
      const { length } = this.game.moments;
      await until(this.#session, () => gameOf(this.#session).moments.length > length);
      const drawn = gameOf(this.#session).moments[length]?.step;
      const played = this.game.play(drawn ?? 0);
      if (!played.ok) throw new Error('the table drew what cannot be drawn');
      this.game = played.value;
    }
  }

  /** With secrets the next player takes the device first. */
  #takeDevice(): void {
    if (this.#session.state.value.next !== undefined) this.#session.send({ kind: 'takeDevice' });
  }

  #expectSame(): void {
    this.#takeDevice();
    const { game } = this;
    const shown = shownGameOf(this.#session);
    if (!shown) throw new Error('no game is shown');
    expect(shown.game.outcome).toEqual(game.outcome);
    const viewer = game.actor ?? shown.viewer;
    expect(shown.viewer).toBe(viewer);
    const wanted = positionText({ match: game.match, position: game.view(viewer) });
    expect(positionText({ match: shown.match, position: shown.view })).toBe(wanted);
  }
}
