import type { Game, Step } from '@oia/rules';

/** As an app plays the steps of a thought: the first has to be legal, the others are dropped where a secret has changed the course of the turn. */
export function afterSteps(start: Game, steps: readonly Step[]): Game {
  let game = start;
  for (const [i, step] of steps.entries()) {
    if (i > 0 && (game.actor !== start.actor || game.outcome || !game.legalSteps().includes(step))) break;
    game = afterStep(game, step);
  }
  return game;
}

export function afterStep(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`${next.error.code} after ${game.moments.length} steps`);
  return next.value;
}
