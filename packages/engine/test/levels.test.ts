import { seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { computer, countedClock, newGame, type Player, playGame, randomPlayer } from './table.ts';

/** Games won by the first of two players, who take turns in beginning. */
function wins(one: Player, other: Player, games: number): number {
  const random = seededRandom(games);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    if (playGame(newGame({ players: 2 }), players, random).outcome?.winner === seat) won++;
  }
  return won;
}

const level = (name: (typeof LEVELS)[number]): Player => computer(name, 400, countedClock);

describe('levels', () => {
  test.each(LEVELS)('%s beats somebody who plays at random', (name) => {
    expect(wins(level(name), randomPlayer(seededRandom(1)), 8)).toBeGreaterThanOrEqual(7);
  });

  test('hard beats novice clearly', () => {
    expect(wins(level('hard'), level('novice'), 10)).toBeGreaterThanOrEqual(9);
  });
});
