import { expect, it } from 'vitest';
import type { MatchOptions } from '../src/create.ts';
import { Game } from '../src/game.ts';
import { type Position, STAGE, TURN } from '../src/position.ts';
import { PositionKey } from '../src/position-key.ts';
import { pickOne, seededRandom } from '../src/random.ts';
import { isOver } from '../src/result.ts';
import { allPairs, composedGame, pairGame } from './fuzz/matchups.ts';

/** Keeps the texts of the positions met, by their keys: two positions of a match have one key only if they are equal. */
function checkKeys(options: MatchOptions, random: () => number): void {
  const seen = new Map<string, string>();
  const made = Game.create({ ...options, override: true });
  if (!made.ok) throw new Error(made.error.code);
  let game = made.value;
  const key = new PositionKey(game.match);
  const check = (p: Position): void => {
    key.read(p);
    const [text, id] = [p.join(), `${key.low} ${key.high}`];
    // `expect` for each of a hundred thousand positions would take longer than all the rest.
    if ((seen.get(id) ?? text) !== text) expect(text, JSON.stringify(options)).toBe(seen.get(id));
    seen.set(id, text);
  };
  for (let i = 0; i < 60 && !isOver(game.position); i++) {
    if (game.position[STAGE] !== TURN) check(game.position);
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
}

it('different positions between turns have different keys, equal ones the same', () => {
  const random = seededRandom(5);
  for (const pair of allPairs().filter((_, i) => i % 4 === 0)) checkKeys(pairGame(pair, random), random);
  for (let i = 0; i < 300; i++) checkKeys(composedGame(random), random);
});
