import { type Position, parsePosition, Referee, seededRandom, TurnWalker } from '@oia/rules';
import { ACTIVE, copyOf, newPosition, STAGE, TURN } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { HandMadeEvaluator } from '../src/evaluation/evaluator.ts';
import { TurnEstimate } from '../src/evaluation/turn-estimate.ts';
import { BestResults } from '../src/search/best-results.ts';
import { Transpositions } from '../src/search/transpositions.ts';
import { turnKey } from '../src/search/turn-history.ts';
import { TurnList } from '../src/search/turn-list.ts';
import { randomGame } from './random-play.ts';

function positionAt(text: string) {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('an estimate of turns', () => {
  const random = seededRandom(4);
  const games = Array.from({ length: 120 }, () => randomGame({ players: 2 }, random)).filter(
    (game) => game !== undefined,
  );

  /** Of each turn: the estimate, and the hand-made evaluation of its result. */
  function judgements({ match, position }: (typeof games)[number]): [number, number][] {
    const side = match.sideOf(position[ACTIVE] as number);
    const evaluator = new HandMadeEvaluator(match);
    const estimate = new TurnEstimate();
    estimate.begin(position, side);
    const pairs: [number, number][] = [];
    new TurnWalker(new Referee(match)).walk(position, (result) => {
      pairs.push([estimate.of(result), evaluator.evaluate(result, side)]);
    });
    return pairs;
  }

  test('is the hand-made evaluation in nearly all turns without powers', () => {
    const pairs = games.flatMap((game) => (game.position[STAGE] === TURN ? [] : judgements(game)));
    const same = pairs.filter(([estimated, exact]) => Math.abs(estimated - exact) <= 20);
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(same.length / pairs.length).toBeGreaterThan(0.95);
  });
});

describe('a list of turns', () => {
  const { match, position } = positionAt('00000/01000/00210/00100/00000 A none:fc3,mb2 none:fd4,mb4');

  /** Orders by lot, the same for all lists. */
  function listed(wanted?: number): TurnList {
    const list = new TurnList(match);
    const random = seededRandom(9);
    list.begin(wanted);
    list.walker.walk(position, (result, steps) =>
      list.add(result, steps.items[0] as number, steps, turnKey(steps), Math.floor(random() * 1_000)),
    );
    return list;
  }

  const picked = (list: TurnList, count: number): number[] =>
    Array.from({ length: count }, (_, place) => {
      list.pick(place);
      return list.orderOf(place);
    });

  test('gives all turns, the best first', () => {
    const list = listed();
    const orders = picked(list, list.length);
    expect(list.isPartial).toBe(false);
    expect(list.length).toBeGreaterThan(40);
    expect(orders).toEqual([...orders].sort((a, b) => b - a));
  });

  test.each([1, 6, 19])('gives the same first ones where only %i are wanted', (wanted) => {
    const list = listed(wanted);
    expect(list.isPartial).toBe(true);
    expect(picked(list, wanted)).toEqual(picked(listed(), wanted));
  });
});

test('the result of the best turn is found by its position and its key, with its first and last step', () => {
  const { match, position } = positionAt('00000/01000/00210/00100/00000 A none:fc3,mb2 none:fd4,mb4');
  const results = new BestResults(new Transpositions(4));
  const turns: Position[] = [];
  new TurnWalker(new Referee(match)).walk(position, (result) => turns.push(copyOf(result)));
  const [first, second] = turns as [Position, Position];
  expect(results.find(5, 7, 11)).toBe(false);
  results.store(5, 7, 11, 101, 102, 3, first);
  results.store(5, 9, 12, 201, 202, 1, second);
  const found = newPosition();
  for (const [high, key, steps, result] of [
    [7, 11, [101, 102], first],
    [9, 12, [201, 202], second],
  ] as const) {
    expect(results.find(5, high, key)).toBe(true);
    expect([results.first, results.last]).toEqual(steps);
    results.read(found);
    expect(found).toEqual(result);
  }
  expect(results.find(5, 7, 12)).toBe(false);
});
