import { type Exercise, gameAt, PLAYER, withSteps } from '@oia/learning';
import { type Game, type Step, squareName } from '@oia/rules';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { offerOf } from '../../packages/web/src/session/choices.ts';
import { squareAt } from './views.ts';

/** Plays the solution of an exercise as its page offers it: on squares, in menus and by buttons. */
export async function solveTask(page: Page, { position, solution }: Exercise): Promise<void> {
  let game = gameAt(position);
  for (const { step, actor } of withSteps(game, solution).moments) {
    if (actor === PLAYER) await play(page, game, step);
    const next = game.play(step);
    if (next.ok) game = next.value;
  }
}

async function play(page: Page, game: Game, step: Step): Promise<void> {
  // The others may still be replying.
  await page.locator('.exercise-answer[data-status="player"]').waitFor();
  const { choices, controls } = offerOf(en, game.legalSteps());
  const choice = choices.find(({ id }) => id === step);
  if (!choice) {
    const index = controls.findIndex((control) => control.step === step);
    return page.locator('.step-buttons button').nth(index).click();
  }
  if (choice.from !== undefined && !choice.direct) await take(page, choice.from);
  await squareAt(page, squareName(choice.to)).click();
  const entry = page.locator(`.oia-menu [data-choice="${step}"]`);
  if (choices.some(({ id, to }) => id !== step && to === choice.to) && (await entry.count()) > 0) await entry.click();
}

/** The worker that moved is often in hand already. */
async function take(page: Page, square: number): Promise<void> {
  const button = squareAt(page, squareName(square));
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}
