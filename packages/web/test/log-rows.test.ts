import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { type LogRow, logOf, logRows } from '../src/game/log/log-entries.ts';
import { gameOf, playAll, sessionAt, tableOf } from './tables.ts';

type Table = Parameters<typeof tableOf>;

function rowsOf(options: Table[0], people: Table[1], text: string): readonly LogRow[] {
  const session = sessionAt(tableOf(options, people));
  playAll(session, text);
  const turns = logOf(en, gameOf(session), 'spectator', String);
  return logRows(turns, people.length);
}

/** The lines as a reader sees them. */
const lines = (rows: readonly LogRow[]): string[] =>
  rows.map(({ number, cells }) =>
    [number, ...cells.map((steps) => steps.map(({ description }) => description.notation).join(' '))].join(' | '),
  );

describe('the log', () => {
  test('has a line for a turn of each player, after the set-up', () => {
    const played = '@b2 @d2 @b4 @d4 b2-b3 +b2 b4-a4 +a5 d2-d3';
    expect(lines(rowsOf({ players: 2 }, ['person', 'person'], played))).toEqual([
      '0 | @b2 @d2 | @b4 @d4',
      '1 | b2-b3 +b2 | b4-a4 +a5',
      '3 | d2-d3 | ',
    ]);
  });

  test('leaves a gap if another seat starts', () => {
    const played = '@b4 @d4 @b2 @d2 b4-a4 +a5 b2-b3 +b2';
    expect(lines(rowsOf({ players: 2, start: 1 }, ['person', 'person'], played))).toEqual([
      '0 | @b2 @d2 | @b4 @d4',
      '1 |  | b4-a4 +a5',
      '2 | b2-b3 +b2 | ',
    ]);
  });

  test('has as many columns as seats', () => {
    const played = '@a1 @e1 @a3 @e3 @a5 @e5 a1-b1 +a1 a3-b3 +a3 a5-b5 +a5 e1-d1 +e1';
    expect(
      lines(rowsOf({ players: 3, powers: ['pan', 'athena', 'minotaur'] }, ['person', 'person', 'person'], played)),
    ).toEqual(['0 | @a1 @e1 | @a3 @e3 | @a5 @e5', '1 | a1-b1 +a1 | a3-b3 +a3 | a5-b5 +a5', '4 | e1-d1 +e1 |  | ']);
  });

  test('numbers the steps for looking back', () => {
    const [, row] = rowsOf({ players: 2 }, ['person', 'person'], '@b2 @d2 @b4 @d4 b2-b3 +b2');
    expect(row?.cells[0]?.map(({ after }) => after)).toEqual([5, 6]);
  });
});
