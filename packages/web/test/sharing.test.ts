import { Draft, parseRecords, positionText, readPosition, recordJson, recordOf, recordText, replay } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { openRecord, tableAt } from '../src/replay/opened-record.ts';
import { readImported } from '../src/storage/import-records.ts';
import { linkOf } from '../src/storage/links.ts';
import { fileNameOf, isViewShared, sharedGame, sharedPosition, sharedRecord } from '../src/storage/sharing.ts';
import { NAMES, randomGame, tableOf } from './random-games.ts';

const TABLE = tableOf(NAMES.slice(0, 2));
const DATE = { date: '2026-11-15T10:00:00.000Z' };
const [SHORT, LONG] = [7, 400];

function readBack(text: string) {
  const [read] = parseRecords(text);
  if (!read?.ok) throw new Error(JSON.stringify(read?.error));
  return read.value;
}

function opened(text: string) {
  const read = openRecord(readBack(text));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('a shared record', () => {
  test('has names, date and every step', () => {
    const game = randomGame(3, 30, ['apollo', 'pan']);
    const record = readBack(sharedRecord(game, 0, TABLE, DATE));
    expect(record.tags).toContainEqual({ name: 'Date', value: '2026-11-15' });
    expect(record.tags).toContainEqual({ name: 'B', value: NAMES[1] });
    const again = replay(record);
    expect(again.ok && again.value.moments.length).toBe(game.moments.length);
  });

  test('names computers and leaves out players without a name', () => {
    const table = {
      ...TABLE,
      seats: [{ name: ' ', player: 'person' } as const, { name: '', player: 8 } as const],
    };
    const { tags } = sharedGame(randomGame(3, 9, ['apollo', 'pan']), 0, table, DATE);
    expect(tags.filter(({ name }) => ['A', 'B'].includes(name))).toEqual([{ name: 'B', value: 'Oia level 8' }]);
  });

  test('has the draft, unless it belongs to another game', () => {
    const steps = [
      { kind: 'offer', power: 'apollo' },
      { kind: 'offer', power: 'pan' },
      { kind: 'pick', power: 'pan' },
      { kind: 'pick', power: 'apollo' },
      { kind: 'start', seat: 0 },
    ] as const;
    let draft = new Draft({ players: 2, challenger: 0 });
    for (const step of steps) {
      const next = draft.play(step);
      if (!next.ok) throw new Error(next.error.code);
      draft = next.value;
    }
    const texts = [
      ['apollo', 'pan'],
      ['pan', 'atlas'],
    ].map((powers) => sharedRecord(randomGame(5, 12, powers), 0, TABLE, { ...DATE, draft }));
    expect(texts.map((text) => text.includes('[Draft '))).toEqual([true, false]);
    for (const text of texts) expect(replay(readBack(text)).ok).toBe(true);
  });

  test.each(['hecate', 'tartarus', 'moerae'])('hides the secret of %s until the end', (power) => {
    const game = randomGame(21, SHORT, [power, 'apollo']);
    expect(isViewShared(game)).toBe(true);
    const theirs = sharedRecord(game, 1, TABLE, DATE);
    expect(readBack(theirs).setup.some(({ text }) => text === '?')).toBe(true);
    expect(theirs).not.toMatch(/abyss:|fate:/);
    expect(sharedPosition(game, 1)).toMatch(/\?/);
    expect(sharedPosition(game, 0)).not.toMatch(/\?/);
    expect(opened(sharedRecord(game, 0, TABLE, DATE)).isView).toBe(false);
    const over = randomGame(21, LONG, [power, 'apollo']);
    expect(over.outcome).toBeDefined();
    expect(isViewShared(over)).toBe(false);
    expect(opened(sharedRecord(over, 1, TABLE, DATE)).game.moments).toHaveLength(over.moments.length);
  });

  test('gets a file name that every system accepts', () => {
    expect(fileNameOf(sharedGame(randomGame(1, 9), 0, TABLE, DATE))).toBe(
      'oia-anna-βασίλης-the-builder-2026-11-15.oia.txt',
    );
    expect(fileNameOf({ tags: [{ name: 'A', value: '../..\\:*?' }] })).toBe('oia.oia.txt');
  });
});

describe('a record with hidden steps', () => {
  test('is replayed up to the first hidden step and listed to its end', () => {
    const game = randomGame(21, 30, ['hecate', 'apollo']);
    const record = readBack(sharedRecord(game, 1, TABLE, DATE));
    const { isView, unknown, game: known } = opened(recordText(record));
    expect(isView).toBe(true);
    const all = [record.setup, ...record.turns].flat().length;
    const told = unknown.flatMap(({ text }) => text.split(' ')).length;
    expect(known.moments.length + told).toBe(all);
    expect(unknown[0]?.text.split(' ')[0]).toBe('?');
  });

  test('shows its last position, unless that belongs to another game', () => {
    for (const power of ['hecate', 'tartarus', 'moerae']) {
      const game = randomGame(23, 6, [power, 'apollo']);
      const text = sharedRecord(game, 1, TABLE, DATE);
      expect(opened(text).last).toEqual(game.view(1));
      expect(opened(text.replace(/\[View .*\]/, '[View "nothing"]')).last).toBeUndefined();
      expect(opened(text.replace(/(\[View .*)apollo/, '$1pan')).last).toBeUndefined();
    }
  });

  test('shows the view it begins at', () => {
    const line = '00000/00000/00001/01010/00100 C hecate:? gaea:fd3,ma1 minotaur:fb3,mc2';
    const { isView, game } = opened(`[Oia "1"]\n[Position "${line}"]\n\n1. b3-b4 +b3 *\n`);
    expect(isView).toBe(true);
    expect(positionText(game)).toBe(line);
    expect(game.moments).toHaveLength(0);
  });
});

describe('a game can be continued', () => {
  test.each([[['apollo', 'pan']], [['tartarus', 'atlas']], [['chaos', 'hermes']]])(
    'from any moment of %s',
    (powers) => {
      const whole = opened(recordText(recordOf(randomGame(8, 60, powers), { A: 'Anna' })));
      for (const { before } of whole.game.moments) {
        const table = tableAt(whole, before);
        expect(table.way.kind === 'match' && readPosition(table.way.position ?? '')).toMatchObject({ ok: true });
        expect(table.seats.map(({ name }) => name)).toEqual(['Anna', '']);
      }
    },
  );
});

describe('an imported text', () => {
  const text = sharedRecord(randomGame(3, 30, ['apollo', 'pan']), 0, TABLE, DATE);
  const gamesOf = async (imported: string) => {
    const read = await readImported(imported);
    return read.kind === 'games'
      ? read.games.map((game) => (game.ok ? game.value.turns.length : game.error.code))
      : read;
  };
  const turns = readBack(text).turns.length;

  test.each<[string, string, unknown]>([
    ['a record', text, [turns]],
    ['several', `\uFEFF${text}\n${text}`, [turns, turns]],
    ['one that is broken among others', `${text}\n[Oia "1"]\n[Players "9"]\n*\n${text}`, [turns, 'badTag', turns]],
    ['a newer one', text.replace('[Oia "1"]', '[Oia "7"]'), ['newerVersion']],
    ['JSON', recordJson(readBack(text)), [turns]],
    ['JSON on several lines', JSON.stringify(JSON.parse(recordJson(readBack(text))), undefined, 2), [turns]],
    ['a JSON record a line', [1, 2].map(() => recordJson(readBack(text))).join('\n'), [turns, turns]],
    ['newer JSON', '{"oia":9}', ['newerVersion']],
    ['a position', '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2', [0]],
    ['a position that is over', '30000/00000/00000/00000/00000 #A:condition:pan pan:fa4,md1 none:fc1,me1', [0]],
    ['an older position', '0000011000001000000000100/1/aeolus[w]:B3,C2/clio[1|B4,C3]:C3,D3', [0]],
    ['a broken position', '00000/00011/00101/00000/00100 A apollo:fz3,mb2 demeter:fc4,md2', ['badSquare']],
    ['something else', 'Dear Anna', ['badTag']],
    ['nothing', ' \n ', { kind: 'empty' }],
    ['a broken link', 'https://oia.example/replay#dAAAA', { kind: 'link', fault: 'brokenLink' }],
    ['far too much', 'a'.repeat(5_000_001), { kind: 'tooLarge' }],
  ])('may be %s', async (_kind, imported, expected) => {
    expect(await gamesOf(imported)).toEqual(expected);
  });

  test('may be a link', async () => {
    expect(await gamesOf(`  https://oia.example/replay#${await linkOf(text)}\n`)).toEqual([turns]);
  });
});
