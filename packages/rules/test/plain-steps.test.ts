import { describe, expect, it } from 'vitest';
import { packedStep, plainStep } from '../src/plain-steps.ts';
import { seededRandom } from '../src/random.ts';
import { KINDS, kindOf } from '../src/steps.ts';
import { allPairs, fleeceGame, pairGame } from './fuzz/matchups.ts';
import { NO_CHECKS, playRandomGame } from './fuzz/random-game.ts';

describe('the readable form of a step', () => {
  it('says all of it: packing it again gives the same int', () => {
    const random = seededRandom(11);
    const kinds = new Set<string>();
    const games = [
      ...allPairs()
        .filter((_, i) => i % 23 === 0)
        .map((pair) => pairGame(pair, random)),
      fleeceGame(random),
    ];
    for (const options of games) {
      const { game } = playRandomGame(options, random, NO_CHECKS);
      for (const { before } of game.moments) {
        for (const step of game.referee.legalSteps(before)) {
          kinds.add(KINDS[kindOf(step)] ?? '');
          const plain = plainStep(step);
          // `expect` for each step would take longer than all the rest.
          if (packedStep(plain) !== step) expect(packedStep(plain), JSON.stringify(plain)).toBe(step);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(15);
  });
});
