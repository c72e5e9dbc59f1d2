// A game in ten lines: random legal steps until a player has won.
import { Game, pickOne, seededRandom, stepText } from '@oia/rules';

const random = seededRandom(1);
const made = Game.create({ players: 2, powers: ['apollo', 'demeter'] });
if (!made.ok) throw new Error(made.error.code);
let game = made.value;
while (!game.outcome) {
  const step = pickOne(random, game.legalSteps());
  console.log(`player ${game.actor}: ${stepText(game.match, game.position, step)}`);
  const played = game.play(step);
  if (played.ok) game = played.value;
}
console.log(`won by side ${game.outcome.winner}: ${game.outcome.reason}`);
