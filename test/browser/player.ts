import type { Choice } from '@oia/board';
import { DIRECTIONS, type Game, KINDS, kindOf, pickOne, positionText, type Random, type Step } from '@oia/rules';
import { en } from '@oia/texts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Control, offerOf } from '../../packages/web/src/session/choices.ts';

/** How squares are clicked; the aimed methods look for a point where nothing covers the square, as needed in 3D. */
export type InputMethod = 'mouse' | 'touch' | 'keyboard' | 'aimed mouse' | 'aimed touch';

/** Points of a button, as fractions of its size, from the middle outwards. */
const POINTS = [0.5, 0.7, 0.3, 0.85, 0.15].flatMap((y) => [0.5, 0.3, 0.7].map((x) => [x, y] as const));

/** Plays a game through the page, and in parallel with the rules alone. */
export class TestPlayer {
  readonly page: Page;
  readonly #method: InputMethod;
  game: Game;

  constructor(page: Page, game: Game, method: InputMethod = 'mouse') {
    this.page = page;
    this.game = game;
    this.#method = method;
  }

  /** Plays one step through the page, and compares the result with the rules. */
  async play(step: Step): Promise<void> {
    await this.takeDevice();
    const { choices, controls } = offerOf(en, this.game.legalSteps());
    const control = controls.find((some) => some.step === step);
    const choice = choices.find(({ id }) => id === step);
    const played = this.game.play(step);
    if (!played.ok) throw new Error('not a legal step');
    if (control) await this.#press(control);
    else if (choice) await this.#touch(choice);
    this.game = played.value;
    if (this.game.actor === undefined && !this.game.outcome) await this.#followChance();
    await this.expectSame();
  }

  /** Steps in notation. */
  async playTexts(texts: string): Promise<void> {
    for (const text of texts.split(' ')) {
      const played = this.game.playText(text);
      if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
      await this.play(played.value.moments.at(-1)?.step as Step);
    }
  }

  /** Types a step or a turn in notation. */
  async type(text: string): Promise<void> {
    const field = this.page.locator('.game-typed input');
    if (!(await field.isVisible())) await this.page.locator('.game-typed summary').click();
    await field.fill(text);
    await field.press('Enter');
  }

  async playRandomly(random: Random, turns: number): Promise<void> {
    for (let seat = this.game.actor, turn = 0; turn < turns && !this.game.outcome; ) {
      if (this.game.actor === undefined) await this.#followChance();
      else await this.play(pickOne(random, this.game.legalSteps()));
      if (this.game.actor !== seat) turn++;
      seat = this.game.actor;
    }
  }

  /** The page makes card draws by itself: waits for the result. */
  async #followChance(): Promise<void> {
    const games = this.game.legalSteps().flatMap((step) => {
      const played = this.game.play(step);
      return played.ok ? [played.value] : [];
    });
    const texts = games.map((game) => this.#textOf(game));
    const shown = async (): Promise<number> =>
      texts.indexOf((await this.page.locator('.game').getAttribute('data-position')) ?? '');
    await expect.poll(shown, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(0);
    this.game = games[await shown()] ?? this.game;
  }

  /** The seat whose view the page shows: the actor. */
  get #viewer(): number | 'spectator' {
    return this.game.actor ?? this.game.moments.findLast(({ actor }) => actor !== undefined)?.actor ?? 'spectator';
  }

  #textOf(game: Game): string {
    const viewer = game.actor ?? this.#viewer;
    return positionText({ match: game.match, position: game.view(viewer) });
  }

  /** With secrets the next player has to take the device first. */
  async takeDevice(): Promise<void> {
    const cover = this.page.locator('[data-cover] button.primary');
    if (await cover.isVisible()) await cover.click();
  }

  async expectSame(): Promise<void> {
    const { game, page } = this;
    if (game.match.secrets && !game.outcome) {
      // Either the same player continues, or the screen is covered until the next one takes the device.
      await page.waitForFunction(
        (actor) =>
          document.querySelector('[data-cover]') ||
          document.querySelector<HTMLElement>('.game')?.dataset.actor === actor,
        String(game.actor),
      );
      await this.takeDevice();
    }
    const wanted = this.#textOf(game);
    await expect
      .poll(() => page.locator('.game').getAttribute('data-position'), { timeout: 20_000, interval: 10 })
      .toBe(wanted);
  }

  async #touch(choice: Choice): Promise<void> {
    const { page } = this;
    const before = await page.locator('.game').getAttribute('data-position');
    if (choice.from !== undefined && !choice.direct) await this.#take(choice.from);
    await this.#hit(choice.to);
    // A finger outlines a choice of several squares first.
    if (choice.squares && this.#method === 'touch') await this.#hit(choice.to);
    // The click event follows a tap with a delay.
    await page.waitForFunction(
      (text) =>
        document.querySelector('.oia-menu, [data-cover]') ||
        document.querySelector<HTMLElement>('.game')?.dataset.position !== text,
      before,
    );
    if ((await page.locator('.oia-menu').count()) > 0)
      await this.#use(page.locator(`.oia-menu [data-choice="${choice.id}"]`));
  }

  async #use(control: Locator): Promise<void> {
    if (this.#method === 'touch' || this.#method === 'aimed touch') return control.tap();
    if (this.#method !== 'keyboard') return control.click();
    await control.focus();
    await this.page.keyboard.press('Enter');
  }

  async #take(square: number): Promise<void> {
    const button = this.#button(square);
    if ((await button.getAttribute('aria-pressed')) === 'true') return;
    await this.#hit(square);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }

  #button(square: number) {
    return this.page.locator(`.oia-square[data-square="${square}"]`);
  }

  async #hit(square: number): Promise<void> {
    const button = this.#button(square);
    if (this.#method === 'keyboard') {
      await this.#walkTo(square);
      await this.page.keyboard.press('Enter');
    } else if (this.#method === 'touch') await button.tap();
    else if (this.#method === 'mouse') await button.click();
    else await this.#aim(square);
  }

  async #aim(square: number): Promise<void> {
    const { page } = this;
    const box = await this.#button(square).boundingBox();
    for (const [x, y] of POINTS) {
      const point = [(box?.x ?? 0) + (box?.width ?? 0) * x, (box?.y ?? 0) + (box?.height ?? 0) * y] as const;
      await page.mouse.move(...point);
      if ((await page.locator('.oia-board').getAttribute('data-under')) !== String(square)) continue;
      return this.#method === 'aimed touch' ? page.touchscreen.tap(...point) : page.mouse.click(...point);
    }
    throw new Error(`square ${square} is covered`);
  }

  /** Moves the focus with the arrow keys. */
  async #walkTo(square: number): Promise<void> {
    const { page } = this;
    const current = async (): Promise<number> =>
      Number(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.square ?? '-1'));
    if ((await current()) < 0) await page.locator('.oia-square[tabindex="0"]').focus();
    for (let now = await current(); now !== square; now = await current()) {
      const [dx, dy] = [(square % 5) - (now % 5), Math.floor(square / 5) - Math.floor(now / 5)];
      await page.keyboard.press(dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowUp' : 'ArrowDown');
    }
  }

  async #press({ step, direction }: Control): Promise<void> {
    const heading = direction === undefined ? undefined : DIRECTIONS[direction];
    const kind = KINDS[kindOf(step)] ?? 'hidden';
    const button =
      heading === undefined
        ? this.page.locator('.game-controls').getByRole('button', { name: en.labels[kind], exact: true })
        : this.page.locator('.compass').getByText(en.directions[heading], { exact: true });
    await this.#use(button);
  }
}
