import {
  createMatch,
  type Match,
  POWER_LIST,
  type Position,
  pickOne,
  type Random,
  Referee,
  seededRandom,
  startPosition,
} from '@oia/rules';
import { ACTIVE, OVER, STAGE, START } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { Features } from '../src/evaluation/net/features.ts';
import { plainForward, simdForward } from '../src/evaluation/net/forward.ts';
import { NetEvaluator } from '../src/evaluation/net/net-evaluator.ts';
import { MAX_INPUTS, ROWS } from '../src/evaluation/net/rows.ts';
import { NET_ROWS, type NetWeights, netFile, readNet, STAGES } from '../src/evaluation/net/weights.ts';

function randomNet(seed: number, hidden = 128): NetWeights {
  const random = seededRandom(seed);
  const weight = (most: number): number => Math.floor((random() * 2 - 1) * most);
  return {
    hidden,
    ints: Int16Array.from({ length: NET_ROWS * hidden }, () => weight(60)),
    outputBiases: Int16Array.from({ length: STAGES }, () => weight(3000)),
  };
}

const matchOf = (options: Parameters<typeof createMatch>[0]): Match => {
  const made = createMatch({ override: true, ...options });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Positions between turns of a random game. */
function* positionsOf(match: Match, random: Random, most: number): Generator<Position> {
  const referee = new Referee(match);
  let p = startPosition(match);
  for (let i = 0; i < most && p[STAGE] !== OVER; i++) {
    p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
    if (p[STAGE] === START) yield p;
  }
}

/** Each power against its neighbour in the list, and the other tables. */
function someMatches(): Match[] {
  const pairs = POWER_LIST.map(({ id }, i) =>
    matchOf({ players: 2, powers: [id, POWER_LIST[(i + 7) % POWER_LIST.length]?.id ?? ''] }),
  );
  const three = matchOf({ players: 3, powers: ['pan', 'zeus', 'hera'] });
  const teams = matchOf({ players: 4, powers: ['pan', 'zeus', 'apollo', 'hera'] });
  return [matchOf({ players: 2 }), ...pairs, three, teams, matchOf({ players: 2, fleece: 'pan' })];
}

test('the forward pass in SIMD and the plain one give the same scores', () => {
  const net = randomNet(1);
  const simd = simdForward(net);
  expect(simd).toBeDefined();
  const random = seededRandom(2);
  let compared = 0;
  for (const match of someMatches()) {
    const fast = new NetEvaluator(match, net, simd);
    const plain = new NetEvaluator(match, net, plainForward(net));
    for (const p of positionsOf(match, random, 60)) {
      for (let side = 0; side < match.sides; side++) expect(fast.evaluate(p, side)).toBe(plain.evaluate(p, side));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(500);
});

describe('inputs', () => {
  test('are rows of the net, and not too many', () => {
    const inputs = new Int32Array(MAX_INPUTS);
    const random = seededRandom(3);
    for (const match of someMatches()) {
      const features = new Features(match, inputs);
      for (const p of positionsOf(match, random, 60)) {
        const us = match.sideOf(p[ACTIVE] as number);
        const count = features.read(p, (us + 1) % match.sides);
        expect(count).toBeLessThanOrEqual(MAX_INPUTS);
        const rows = [...inputs.subarray(0, count)];
        expect(rows.every((row) => row >= 0 && row < ROWS)).toBe(true);
      }
    }
  });
});

describe('the file of a net', () => {
  test('is read back as it was written', () => {
    const net = randomNet(4);
    expect(readNet(netFile(net))).toEqual(net);
  });

  test('is refused if it is none, or one of another shape', () => {
    const file = netFile(randomNet(5));
    expect(readNet(new ArrayBuffer(8))).toBeUndefined();
    expect(readNet(file.slice(0, -2))).toBeUndefined();
    new Int32Array(file, 0, 2)[1] = ROWS + 1;
    expect(readNet(file)).toBeUndefined();
  });
});
