import { Game, type MatchOptions, type Moment, pickOne, seededRandom } from '@oia/rules';

const GAMES = 1000;
const MAX_STEPS = 160;

/** A condition on a moment of a game. */
export type Event = (moment: Moment, game: Game, index: number) => boolean;

/** The shortest of many random games in which the event happens: a step through the page costs more than a game here. */
export function shortGame(options: MatchOptions, event: Event = () => true): Game {
  let shortest: Game | undefined;
  for (let seed = 0; seed < GAMES; seed++) {
    const game = randomGame(options, seed, shortest ? shortest.moments.length - 1 : MAX_STEPS);
    if (game.outcome && game.moments.some((moment, i) => event(moment, game, i))) shortest = game;
  }
  if (!shortest) throw new Error(`in ${GAMES} games it did not happen`);
  return shortest;
}

/** The first of many random games in which the event happens. */
export function gameWith(options: MatchOptions, event: Event = () => true): Game {
  for (let seed = 0; seed < GAMES; seed++) {
    const game = randomGame(options, seed, MAX_STEPS);
    if (game.outcome && game.moments.some((moment, i) => event(moment, game, i))) return game;
  }
  throw new Error(`in ${GAMES} games it did not happen`);
}

function randomGame(options: MatchOptions, seed: number, maxSteps: number): Game {
  const created = Game.create(options);
  if (!created.ok) throw new Error(created.error.code);
  const random = seededRandom(seed);
  let game = created.value;
  while (!game.outcome && game.moments.length < maxSteps) {
    const played = game.play(pickOne(random, game.legalSteps()));
    if (!played.ok) throw new Error('an offered step was refused');
    game = played.value;
  }
  return game;
}
