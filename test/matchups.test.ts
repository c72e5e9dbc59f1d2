import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPairings } from '@oia/engine/matchups';
import { shippedNet } from '@oia/engine/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBook, type ResultBook } from '../tools/matchups/book.ts';
import { playRound } from '../tools/matchups/game.ts';
import { readOrder, type TournamentOrder } from '../tools/matchups/order.ts';
import { GAMES_A_ROUND, roundsLeft } from '../tools/matchups/rounds.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oia-matchups-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = { games: 4, nodes: 20, threads: 1, seed: 1 };

function orderFor(out: string): TournamentOrder {
  const order = readOrder({ ...OPTIONS, out: join(folder, out) });
  if (!order.ok) throw new Error(order.error);
  return order.value;
}

function bookOf(order: TournamentOrder): ResultBook {
  const book = openBook(order);
  if (!book.ok) throw new Error(book.error);
  return book.value;
}

const pan = { starter: 'pan', other: 'zeus', number: 0 } as const;

describe('a book of results', () => {
  test('is read again, without a line that was broken off', () => {
    const order = orderFor('kept');
    const book = bookOf(order);
    book.add([{ round: pan, games: 2, points: 1.5 }]);
    book.add([{ round: { ...pan, number: 1 }, games: 2, points: 0 }]);
    appendFileSync(join(order.out, 'results.txt'), '1 zeus pan 2');
    const again = bookOf(order);
    expect(again.has(pan)).toBe(true);
    expect(again.has({ starter: 'zeus', other: 'pan', number: 1 })).toBe(false);
    expect(again.table().tally('pan', 'zeus')).toEqual({ games: 4, points: 1.5 });
    again.add([{ round: { starter: 'zeus', other: 'pan', number: 1 }, games: 2, points: 2 }]);
    expect(bookOf(order).table().tally('zeus', 'pan')).toEqual({ games: 2, points: 2 });
    expect(readFileSync(join(order.out, 'results.txt'), 'utf8').endsWith('1 zeus pan 2 2\n')).toBe(true);
  });

  test('leaves only the rounds that are missing', () => {
    const book = bookOf(orderFor('left'));
    const all = roundsLeft(4, book);
    expect(all).toHaveLength((allPairings().length * 4) / GAMES_A_ROUND);
    expect(all.slice(0, allPairings().length).every(({ number }) => number === 0)).toBe(true);
    book.add([{ round: pan, games: 2, points: 1 }]);
    expect(roundsLeft(4, book)).toHaveLength(all.length - 1);
    expect(book.missing()).toHaveLength(allPairings().length - 1);
  });

  test('takes no games of other terms', () => {
    const order = orderFor('terms');
    bookOf(order);
    expect(openBook({ ...order, nodes: 30 })).toMatchObject({ ok: false, error: expect.stringContaining('nodes 20') });
    expect(openBook({ ...order, games: 8, threads: 2 }).ok).toBe(true);
  });
});

test.each([
  [{ ...OPTIONS, out: 'x', games: 3 }, 'multiple of 2'],
  [{ ...OPTIONS, out: 'x', net: '/no/such.net' }, '--net'],
])('an order that makes no sense is refused: %o', (options, sentence) => {
  expect(readOrder(options)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
});

test('a round gives the same result each time, and another number other games', () => {
  const conditions = { nodes: 20, longestTurn: Number.POSITIVE_INFINITY, net: shippedNet() };
  const results = (seed: number): number[] =>
    [0, 1, 2, 3, 4, 5].map((number) => playRound({ starter: 'none', other: 'none', number }, seed, conditions).points);
  expect(results(1)).toEqual(results(1));
  expect(new Set([...results(1), ...results(2)]).size).toBeGreaterThan(1);
});
