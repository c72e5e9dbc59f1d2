import {
  hashOf,
  isRefused,
  type MatchOptions,
  POWER_LIST,
  type Position,
  SYMMETRIES,
  seededRandom,
  stageOf,
  turnPosition,
} from '@oia/rules';
import { copyOf, FEMALE, MALE, WORKERS } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { HandMadeEvaluator } from '../src/evaluation/evaluator.ts';
import { questionOf, type Thought, think } from '../src/index.ts';
import { Timer } from '../src/question/timer.ts';
import { Search } from '../src/search/search.ts';
import { SetupParts } from '../src/setup/setup-parts.ts';
import { newGame, played, playGame, randomPlayer } from './table.ts';

const patient = () => new Timer(() => 0, { budget: 1 });

/** Thinks by nodes alone, so the machine's speed does not matter. */
function placing(game: ReturnType<typeof newGame>, nodes: number, seed = 1): Thought {
  const question = { ...questionOf(game, game.actor as number, { budget: Number.POSITIVE_INFINITY, seed }), nodes };
  const thought = think(question);
  if (!thought.ok) throw new Error(`${question.view}: ${JSON.stringify(thought.error)}`);
  return thought.value;
}

function withoutSexes(p: Position): Position {
  const alike = copyOf(p);
  alike[FEMALE] = 0;
  alike[MALE] = 0;
  return alike;
}

describe('placements', () => {
  test.each([
    ['no powers', { players: 2 }, withoutSexes],
    ['female and male differ', { players: 2, powers: ['selene', 'pan'] }, copyOf],
    ['on opposite edges', { players: 2, powers: ['eros', 'pan'] }, withoutSexes],
    ['with a wind', { players: 2, powers: ['aeolus', 'pan'] }, withoutSexes],
  ] as const)('each is listed once, and none is left out: %s', (_, options, alike) => {
    const game = newGame(options);
    const listed = new SetupParts(game.match).list(game.position, undefined, seededRandom(1));
    const keys = (p: Position): number[] =>
      Array.from({ length: SYMMETRIES }, (_, symmetry) => hashOf(turnPosition(game.match, alike(p), symmetry)));
    const known = new Map(listed.flatMap(({ result }, i) => keys(result).map((key) => [key, i])));
    expect(new Set(known.values()).size).toBe(listed.length);
    const random = seededRandom(2);
    for (let i = 0; i < 200; i++) {
      let one = game;
      while (one.actor === game.actor && stageOf(one.position) === 'setup')
        one = playGame(one, [randomPlayer(random)], random, 1);
      expect(known.has(hashOf(alike(one.position)))).toBe(true);
    }
  });

  test('where nothing is symmetric all count', () => {
    const game = ['@b3', '@d4'].reduce(
      (one, text) => {
        const next = one.playText(text);
        return next.ok ? next.value : one;
      },
      newGame({ players: 2 }),
    );
    expect(new SetupParts(game.match).list(game.position)).toHaveLength((23 * 22) / 2);
  });

  test('the first is judged by the best reply of the second', () => {
    const game = newGame({ players: 2, powers: ['pan', 'artemis'] });
    const { match } = game;
    const search = new Search(match, 0, patient());
    const evaluator = new HandMadeEvaluator(match);
    const parts = new SetupParts(match);
    for (const { result } of parts.list(game.position).slice(0, 12)) {
      const replies = parts.list(result).map((reply) => evaluator.evaluate(reply.result, 0));
      expect(search.value(result, 0)).toBe(Math.min(...replies));
    }
  });
});

/** Each meets another one, and all are met. */
const pairs = POWER_LIST.map(({ id }, i): MatchOptions => {
  const others = [...POWER_LIST.slice(i + 1), ...POWER_LIST.slice(0, i)];
  return { players: 2, powers: [id, others.find((other) => !isRefused(id, other.id))?.id ?? 'none'] };
});

const tables: readonly MatchOptions[] = [
  { players: 2 },
  ...pairs,
  { players: 3, powers: ['moerae', 'pan', 'eros'] },
  { players: 3, powers: ['hecate', 'aeolus', 'graeae'] },
  { players: 4, powers: ['pan', 'siren', 'aeolus', 'eros'] },
  ...POWER_LIST.filter(({ fleece }) => fleece).map(({ id }): MatchOptions => ({ players: 2, fleece: id, start: 1 })),
];

test.each(tables.map((options) => ({ names: options.powers?.join(' ') ?? options.fleece ?? 'none', options })))(
  'everything before the first turn is decided, each seat at once: $names',
  ({ options }) => {
    const random = seededRandom(3);
    let game = newGame(options);
    let decisions = 0;
    while (stageOf(game.position) === 'setup') {
      if (game.actor === undefined) game = playGame(game, [], random, 1);
      else {
        decisions++;
        for (const step of placing(game, 150).steps) game = played(game, step);
      }
    }
    const { tasks } = game.match;
    const parts = tasks.filter(({ seat, kind }, i) => {
      const isSecret = kind === 'fate' || kind === 'abyss';
      return seat !== undefined && (isSecret || seat !== tasks[i - 1]?.seat);
    });
    expect(decisions).toBe(parts.length);
  },
);

test('with more time the second to place looks further than a turn', () => {
  const game = newGame({ players: 2 });
  const first = placing(game, 2_000);
  expect(first.steps).toHaveLength(2);
  const second = placing(first.steps.reduce(played, game), 6_000);
  expect(second.depth).toBeGreaterThan(2);
});

test('placing is not always the same', () => {
  const ways = new Set([1, 2, 3, 4, 5, 6].map((seed) => placing(newGame({ players: 2 }), 300, seed).steps.join()));
  expect(ways.size).toBeGreaterThan(1);
});

/** A game of this power against Pan at the moment when its secret is chosen. */
function beforeSecret(power: string, seed: number): ReturnType<typeof newGame> {
  const random = seededRandom(seed);
  let game = newGame({ players: 2, powers: [power, 'pan'] });
  const isSecret = (): boolean => ['fate', 'abyss'].includes(game.match.tasks[game.moments.length]?.kind ?? '');
  while (!isSecret()) game = playGame(game, [randomPlayer(random), randomPlayer(random)], random, 1);
  return game;
}

describe.each(['tartarus', 'moerae'])('the secret of %s', (power) => {
  test('is mixed, and the same seed gives the same', () => {
    const game = beforeSecret(power, 5);
    const steps = Array.from({ length: 16 }, (_, seed) => placing(game, 1_500, seed).steps[0]);
    expect(new Set(steps).size).toBeGreaterThan(4);
    expect(placing(game, 1_500, 7).steps[0]).toBe(steps[7]);
  });
});

test('the Abyss lies where the opponent comes, not in a far corner', () => {
  const distanceTo = (workers: number, square: number): number => {
    const all = Array.from({ length: 25 }, (_, at) => at).filter((at) => (workers >> at) & 1);
    const apart = (at: number): number =>
      Math.max(Math.abs((at % 5) - (square % 5)), Math.abs(Math.floor(at / 5) - Math.floor(square / 5)));
    return Math.min(...all.map(apart));
  };
  let [chosen, any] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const game = beforeSecret('tartarus', seed);
    const workers = game.position[WORKERS + 1] as number;
    chosen += distanceTo(workers, ((placing(game, 1_500, seed).steps[0] as number) >> 10) & 31);
    const squares = game.legalSteps().map((step) => distanceTo(workers, (step >> 10) & 31));
    any += squares.reduce((sum, one) => sum + one, 0) / squares.length;
  }
  expect(chosen).toBeLessThan(0.85 * any);
});
