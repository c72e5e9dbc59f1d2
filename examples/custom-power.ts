// A custom power: plain facts, and hooks for the rules it changes. `Power` describes all of them.
import { Game, heightAt, type Power, pickOne, seededRandom } from '@oia/rules';

/** Nike also wins by a step from one second level to another. */
const nike: Power<'nike'> = {
  id: 'nike',
  number: 101,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  wins: (p, _me, from, to) => heightAt(p, from) === 2 && heightAt(p, to) === 2,
};

function randomGame(seed: number): Game {
  const random = seededRandom(seed);
  const made = Game.create({ players: 2, powers: ['nike', 'apollo'], custom: [nike] });
  if (!made.ok) throw new Error(made.error.code);
  let game = made.value;
  while (!game.outcome) {
    const played = game.play(pickOne(random, game.legalSteps()));
    if (played.ok) game = played.value;
  }
  return game;
}

const games = Array.from({ length: 60 }, (_, seed) => randomGame(seed));
const won = games.filter(({ outcome }) => outcome?.winner === 0);
const byPower = won.filter(({ outcome }) => outcome?.power === nike.number);
console.log(`Nike won ${won.length} of ${games.length} random games, ${byPower.length} of them by her power.`);
