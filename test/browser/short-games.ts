import { Game, type MatchOptions, type Moment, pickOne, seededRandom } from '@oia/rules';

const GAMES = 150;
const LONGEST = 160;

/** A condition on a moment of a game. */
export type Event = (moment: Moment, game: Game, index: number) => boolean;

/** The shortest of many random games in which the event happens, to keep the tests fast. */
export function shortGame(options: MatchOptions, event: Event = () => true): Game {
  const games = Array.from({ length: GAMES }, (_, seed) => randomGame(options, seed)).filter(
    (game) => game.outcome && game.moments.some((moment, i) => event(moment, game, i)),
  );
  const [shortest] = games.sort((a, b) => a.moments.length - b.moments.length);
  if (!shortest) throw new Error(`in ${GAMES} games it did not happen`);
  return shortest;
}

function randomGame(options: MatchOptions, seed: number): Game {
  const created = Game.create(options);
  if (!created.ok) throw new Error(created.error.code);
  const random = seededRandom(seed);
  let game = created.value;
  while (!game.outcome && game.moments.length < LONGEST) {
    const played = game.play(pickOne(random, game.legalSteps()));
    if (!played.ok) throw new Error('an offered step was refused');
    game = played.value;
  }
  return game;
}
