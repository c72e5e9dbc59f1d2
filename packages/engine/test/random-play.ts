import { Game, type MatchOptions, pickOne, type Random } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';

/** Steps after set-up: some games have hardly begun, in others boards are full. */
const MAX_STEPS = 90;

/** A game that was played at random for a while; undefined if it ended before. */
export function randomGame(options: MatchOptions, random: Random): Game | undefined {
  const made = Game.create({ ...options, override: true });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  let game = made.value;
  let left = Math.floor(random() * MAX_STEPS);
  while (game.position[STAGE] === SETUP || left-- > 0) {
    if (game.outcome) return undefined;
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return game.outcome ? undefined : game;
}
