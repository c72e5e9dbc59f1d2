import { describe, expect, test } from 'vitest';
import {
  advisedLevel,
  keepResults,
  type PastResult,
  type PastResults,
  pastResults,
  resultFor,
  withResult,
} from '../src/game/result/past-results.ts';
import { gameOf, playAll, sessionAt, tableOf } from './tables.ts';

const at = (level: PastResult['level'], ...results: PastResult['result'][]): PastResults =>
  results.map((result, i) => ({ game: `${level}${i}`, result, level })).reduce(withResult, [] as PastResults);

describe('another level is offered', () => {
  test.each([
    ['two losses', at(3, 'lost', 'lost'), 2],
    ['three wins', at(3, 'won', 'won', 'won'), 4],
    ['one loss', at(3, 'lost'), undefined],
    ['two wins', at(3, 'won', 'won'), undefined],
    ['a draw between', at(3, 'lost', 'drawn', 'lost'), undefined],
    ['two losses after a win', at(3, 'won', 'lost', 'lost'), 2],
    ['losses at two levels', withResult(at(3, 'lost'), { game: 'x', result: 'lost', level: 2 }), undefined],
    ['losses at the gentlest', at(1, 'lost', 'lost'), undefined],
    ['wins at full strength', at(8, 'won', 'won', 'won'), undefined],
    ['nothing', [], undefined],
  ] as const)('after %s', (_, results, level) => {
    expect(advisedLevel(results)).toBe(level);
  });

  test('a game that ends again counts once, as it ended last', () => {
    const lost = at(2, 'lost', 'lost');
    const won = withResult(lost, { game: '21', result: 'won', level: 2 });
    expect(won.map(({ result }) => result)).toEqual(['won', 'lost']);
    expect(advisedLevel(won)).toBeUndefined();
  });
});

describe('the result of a game', () => {
  const ended = (players: Parameters<typeof tableOf>[1]) => {
    const session = sessionAt(tableOf({ players: 2 }, players));
    playAll(session, '@b2 @d2');
    session.send({ kind: 'resign' }, 0);
    return resultFor('id', gameOf(session), session.setup.seats);
  };

  test('counts for a person against a computer', () => {
    expect(ended(['person', 4])).toEqual({ game: 'id', result: 'lost', level: 4 });
  });

  test('does not count between people', () => {
    expect(ended(['person', 'person'])).toBeUndefined();
  });

  test('does not count before the end', () => {
    const session = sessionAt(tableOf({ players: 2 }, ['person', 1]));
    expect(resultFor('id', gameOf(session), session.setup.seats)).toBeUndefined();
  });
});

test('results are remembered, also without storage; those of another version are ignored', () => {
  const results = at(3, 'lost', 'won');
  keepResults(results);
  expect(pastResults()).toEqual(results);
  keepResults([...results, { game: 'x', result: 'lost', level: 99 } as never]);
  expect(pastResults()).toEqual(results);
});
