import { Game, heightAt, POWER_LIST, pickOne, type Random, type Step, seededRandom, shuffled, stepB } from '@oia/rules';
import { type TableSetup, USUAL_LOOKS } from '@oia/table';

export const NAMES = ['Anna', 'Βασίλης "the builder"', 'Zoë \\ {x}', '李'];

/** A game with random players and powers, banned pairs included, played for a number of steps. */
export function randomGame(seed: number, steps: number, powers?: readonly string[]): Game {
  const random = seededRandom(seed);
  const ids = POWER_LIST.filter((power) => power.set !== 'hero').map(({ id }) => id);
  for (;;) {
    const dealt = powers ?? shuffled(random, ids).slice(0, 2);
    const made = Game.create({ players: dealt.length as 2, powers: dealt, override: true });
    if (made.ok) return playOn(made.value, random, steps);
  }
}

function playOn(start: Game, random: Random, steps: number): Game {
  let game = start;
  for (let i = 0; i < steps && !game.outcome; i++) {
    const played = game.play(choice(game, random));
    if (!played.ok) throw new Error(played.error.code);
    game = played.value;
  }
  return game;
}

/** Prefers height, so that games end. */
function choice(game: Game, random: Random): Step {
  const legal = game.legalSteps();
  const high = legal.filter((step) => heightAt(game.position, stepB(step)) > 0);
  return pickOne(random, random() < 0.6 && high.length > 0 ? high : legal);
}

export const tableOf = (names: readonly string[]): TableSetup => ({
  seats: names.map((name) => ({ name, player: 'person' })),
  looks: USUAL_LOOKS,
  way: { kind: 'match', options: { players: 2 } },
});
