import { namesIn, parseRecords, recordOf, recordText } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { loadWords } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { lineAt } from '../src/replay/fault-notice.tsx';
import { type OpenedRecord, openRecord, seatsIn, tableAt, whyNoPlayOn } from '../src/replay/opened-record.ts';
import { keyTarget, lengthOf, pictureAt, turnRows } from '../src/replay/watching.ts';
import { keepGame, keptGames, lastSetup } from '../src/storage/games.ts';
import { keptGame } from '../src/storage/kept-game.ts';
import { sharedGame } from '../src/storage/sharing.ts';
import { randomGame, tableOf } from './random-games.ts';

const words = await loadWords('en');
const nameOf = (seat: number): string => ['Anna', 'Ben'][seat] ?? '?';
const PLACED = 4;

function openedGame(powers: readonly string[], comment = ''): OpenedRecord {
  const comments = new Map(comment ? [[PLACED, comment]] : []);
  const [read] = parseRecords(recordText(recordOf(randomGame(21, 400, powers), { A: 'Anna' }, comments)));
  const opened = read?.ok ? openRecord(read.value) : undefined;
  if (!opened?.ok) throw new Error('a game that was written cannot be read');
  return opened.value;
}

describe('the list of turns', () => {
  const opened = openedGame(['apollo', 'pan'], 'a fine move [%clk 0:01:00]');
  const rows = turnRows(words, opened, 'afterwards', nameOf);

  test('has every step once, in notation and in words', () => {
    const steps = rows.flatMap((row) => row.steps);
    expect(steps.map(({ after }) => after)).toEqual(opened.game.moments.map((_, i) => i + 1));
    const written = [opened.record.setup, ...opened.record.turns].flat();
    expect(steps.map(({ notation }) => notation)).toEqual(written.map(({ text }) => text));
    for (const { text } of steps) expect(text).toMatch(/[.!]$/);
  });

  test('has comments without commands for programs', () => {
    expect(rows[1]?.steps[0]?.comments).toEqual(['a fine move']);
  });

  test('determines the targets of keys', () => {
    const end = opened.game.moments.length;
    const targets = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'x'];
    expect(targets.map((key) => keyTarget(key, rows, 1, end))).toEqual([0, 2, 0, PLACED, 0, end, undefined]);
    expect(keyTarget('PageDown', rows, end, end)).toBe(end);
    expect(targets.map((key) => keyTarget(key, [], 0, 0))).toEqual([-1, 1, 0, 0, 0, 0, undefined]);
  });
});

describe('a game with a secret', () => {
  const opened = openedGame(['hecate', 'apollo']);
  const workersAt = (at: number, listener: 'afterwards' | 'spectator' | number): number =>
    pictureAt(opened, at, listener, USUAL_LOOKS).scene.workers.length;

  test('is shown as each side saw it', () => {
    expect([workersAt(PLACED, 'afterwards'), workersAt(PLACED, 0)]).toEqual([4, 4]);
    expect([workersAt(PLACED, 1), workersAt(PLACED, 'spectator')]).toEqual([2, 2]);
  });

  test('shows everything after its end', () => {
    const end = opened.game.moments.length;
    expect(workersAt(end, 1)).toBe(workersAt(end, 'afterwards'));
  });

  test('highlights no square where nothing was visible', () => {
    const hidden = opened.game.moments.findIndex(({ actor }) => actor === 0) + 1;
    expect(pictureAt(opened, hidden, 1, USUAL_LOOKS).last).toEqual([]);
    expect(pictureAt(opened, hidden, 'afterwards', USUAL_LOOKS).last).toHaveLength(1);
  });
});

describe('an imported game', () => {
  test('is stored without changing the last set-up', () => {
    const usual = tableOf(['Cleo', 'Dora']);
    keepGame({ id: 'own', played: '2026-11-14', setup: usual, game: randomGame(2, 9), draft: undefined });
    const opened = openedGame(['apollo', 'pan']);
    const { game } = opened;
    keepGame({ id: 'theirs', played: '2026-11-15', setup: tableAt(opened, game.first), game, draft: undefined });
    expect(lastSetup()).toEqual(usual);
    expect(keptGames().map(({ id }) => id)).toEqual(['theirs', 'own']);
    const kept = keptGame('theirs');
    expect(typeof kept !== 'string' && kept.game?.moments.length).toBe(game.moments.length);
    expect(namesIn(opened.record)).toEqual(['Anna', undefined, undefined, undefined]);
  });
});

describe('playing on', () => {
  test('is possible everywhere but at the end', () => {
    const opened = openedGame(['apollo', 'pan']);
    const end = opened.game.moments.length;
    expect([0, PLACED, end - 1].map((at) => whyNoPlayOn(opened, at))).toEqual([undefined, undefined, undefined]);
    expect(whyNoPlayOn(opened, end)).toBe('over');
  });

  test('is possible only as far as the viewer may know everything', () => {
    const game = randomGame(21, 12, ['hecate', 'apollo']);
    const opened = openRecord(sharedGame(game, 1, tableOf(['Anna', 'Ben'])));
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.isView).toBe(true);
    expect(opened.value.last).toBeDefined();
    expect(whyNoPlayOn(opened.value, lengthOf(opened.value))).toBe('hidden');
    expect(whyNoPlayOn(opened.value, 0)).toBeUndefined();
  });

  test('offers the seats as they were, computers by their level', () => {
    const table = tableOf(['Anna', '']);
    const seats = table.seats.map((seat, i) => (i === 1 ? { ...seat, player: 6 as const } : seat));
    const opened = openRecord(sharedGame(randomGame(21, 12, ['apollo', 'pan']), 0, { ...table, seats }));
    if (!opened.ok) throw new Error(opened.error.code);
    expect(seatsIn(opened.value)).toEqual([
      { name: 'Anna', player: 'person' },
      { name: '', player: 6 },
    ]);
    const { first } = opened.value.game;
    expect(tableAt(opened.value, first, { seats: seatsIn(opened.value) }).seats[1]?.player).toBe(6);
    expect(tableAt(opened.value, first).seats.map(({ player }) => player)).toEqual(['person', 'person']);
  });
});

test('an offset is shown by its line', () => {
  expect(lineAt('one\ntwo\nthree', 5)).toEqual({ line: 2, text: 'two' });
  expect(lineAt('one\ntwo', 0)).toEqual({ line: 1, text: 'one' });
  expect(lineAt('one\n', 4)).toBeUndefined();
  expect(lineAt('a'.repeat(500), 3)?.text).toMatch(/^a{120} …$/);
});
