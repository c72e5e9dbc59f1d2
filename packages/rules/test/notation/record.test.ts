import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/draft.ts';
import { Game } from '../../src/game.ts';
import {
  annotationOf,
  annotationText,
  draftTags,
  type GameRecord,
  parsePosition,
  parseRecordJson,
  parseRecords,
  recordJson,
  recordOf,
  recordsText,
  recordText,
  replay,
  tagOf,
} from '../../src/notation/index.ts';
import { created, valueIn } from './games.ts';

const HEAD = '[Oia "1"]\n[Players "2"]\n[Powers "apollo none"]\n';
const SETUP = '@b3 @c4 @d2 @e5';
const SHORT = `${HEAD}\n${SETUP} 1. b3-b4 +b3 2. d2-d3 +d2 *\n`;
const FIRST = SHORT.indexOf('b3-b4');
const SECOND = SHORT.indexOf('2. d2');

function only(text: string): GameRecord {
  const records = parseRecords(text);
  expect(records.length).toBe(1);
  return valueIn(records[0] as (typeof records)[number]);
}

const refusal = (text: string): unknown => {
  const [record] = parseRecords(text);
  if (!record) return undefined;
  if (!record.ok) return record.error;
  const game = replay(record.value);
  return game.ok ? undefined : game.error;
};

function game(options: Parameters<typeof created>[0], steps: string): Game {
  let now = created(options);
  for (const step of steps.split(' ')) now = valueIn(now.playText(step));
  return now;
}

describe('a record', () => {
  it('is read, replayed and written', () => {
    const record = only(SHORT);
    expect(record.setup.map(({ text }) => text)).toEqual(['@b3', '@c4', '@d2', '@e5']);
    expect(record.turns.map((steps) => steps.map(({ text }) => text))).toEqual([
      ['b3-b4', '+b3'],
      ['d2-d3', '+d2'],
    ]);
    const played = valueIn(replay(record));
    expect(played.moments.length).toBe(8);
    expect(recordText(recordOf(played))).toBe(
      `[Oia "1"]\n[Players "2"]\n[Powers "apollo none"]\n[Start "A"]\n[Result "*"]\n\n${SETUP}\n1. b3-b4 +b3 2. d2-d3 +d2 *\n`,
    );
  });

  it('preserves unknown tags and their contents', () => {
    const value = 'say "hi" \\ {not a comment}\n[Oia "1"]\u2028[Oia "1"]\r[Oia "1"]\t“ü”';
    const record = recordOf(game({ players: 2 }, SETUP), { Event: 'Test', Strange_1: value, Players: '7' });
    expect(record.tags.map(({ name }) => name)).toEqual(['Event', 'Strange_1', 'Players', 'Powers', 'Start']);
    const back = only(recordText(record));
    expect(tagOf(back, 'Strange_1')).toBe(value);
    expect(recordText(back)).toBe(recordText(record));
  });

  it('keeps comments where they stood', () => {
    const strange = 'a } brace, a \\ and\n[Oia "1"]\nanother line';
    const record = recordOf(
      game({ players: 2 }, SETUP),
      {},
      new Map([
        [0, strange],
        [3, '[%eval 0.3] [%clk 0:05:00] good'],
      ]),
    );
    const back = only(recordText({ ...record, comments: ['before the first step'] }));
    expect(back.comments).toEqual(['before the first step']);
    expect(back.setup.map(({ comments }) => comments)).toEqual([
      [strange],
      [],
      [],
      ['[%eval 0.3] [%clk 0:05:00] good'],
    ]);
    expect(annotationOf(back.setup[3] as never)).toEqual({ evaluation: 0.3, clock: 300 });
    expect(
      only(`${HEAD}{one}{two} @b3{three} {four}1.{five}`.replace('1.', '*').replace('{five}', '')).comments,
    ).toEqual(['one', 'two']);
  });

  it.each([
    [{ evaluation: -1.25, clock: 3661.5 }, '[%eval -1.25] [%clk 1:01:01.5]'],
    [{ winIn: -3 }, '[%eval #-3]'],
    [{ clock: 0 }, '[%clk 0:00:00]'],
    [{}, ''],
  ])('annotation %j', (annotation, text) => {
    expect(annotationText(annotation)).toBe(text);
    expect(annotationOf({ comments: [text] })).toEqual(annotation);
  });

  it.each([
    [
      { players: 3, powers: ['apollo', 'pan', 'hera'], start: 2 },
      '[Players "3"]\n[Powers "apollo pan hera"]\n[Start "C"]',
    ],
    [
      { players: 4, powers: ['apollo', 'pan', 'hera', 'atlas'] },
      '[Players "4"]\n[Powers "apollo pan hera atlas"]\n[Start "A"]',
    ],
    [{ players: 2, fleece: 'pan', start: 1 }, '[Players "2"]\n[Fleece "pan"]\n[Start "B"]'],
    [{ players: 2, powers: ['hades', 'pan'], override: true }, '[Powers "hades pan"]\n[Start "A"]\n[Override "on"]'],
    [
      { players: 2, powers: ['bia', 'pan'], start: 1, house: { biaPerimeter: true }, repetition: true },
      '[Start "A"]\n[House "biaPerimeter"]\n[Repetition "on"]',
    ],
  ] as const)('says what was agreed: %j', (options, tags) => {
    const text = recordText(recordOf(created(options)));
    expect(text).toContain(tags);
    expect(recordText(recordOf(valueIn(replay(only(text)))))).toBe(text);
  });

  it('can begin at a position', () => {
    const text = '00000/00000/00000/00000/00000 B pan:fa1,mb1 none:fd5,me5';
    const now = valueIn(valueIn(Game.from(valueIn(parsePosition(text))).playText('d5-d4')).playText('+d5'));
    const record = recordOf(now);
    expect(record.tags).toEqual([{ name: 'Position', value: text }]);
    expect(valueIn(replay(only(recordText(record)))).position).toEqual(now.position);
    const older = only('[Oia "1"]\n[Position "0000000000000000000000000/2/pan:A1,B1/mortal:D5,E5"]\n1. d5-d4 +d5 *');
    expect(valueIn(replay(older)).position).toEqual(now.position);
  });

  it('tells how the powers were chosen', () => {
    let draft = new Draft({ players: 2, challenger: 0 });
    const steps = [
      { kind: 'offer', power: 'pan' },
      { kind: 'offer', power: 'hera' },
      { kind: 'pick', power: 'hera' },
      { kind: 'pick', power: 'pan' },
      { kind: 'start', seat: 1 },
    ] as const;
    for (const step of steps) draft = valueIn(draft.play(step));
    const tags = Object.fromEntries(draftTags(draft).map(({ name, value }) => [name, value]));
    expect(tags).toEqual({ Challenger: 'A', Draft: 'offer:pan offer:hera pick:hera pick:pan start:B' });
    const text = recordText(recordOf(created({ players: 2, powers: ['pan', 'hera'], start: 1 }), tags));
    expect(replay(only(text)).ok).toBe(true);
    expect(refusal(text.replace('start:B', 'start:A'))).toMatchObject({ code: 'badTag', at: 'Draft' });
    expect(refusal(text.replace('pick:hera', 'pick:zeus'))).toMatchObject({ code: 'illegalStep', at: 'pick:zeus' });
  });

  it.each([
    ['resign:B', 'A'],
    ['timeout:A', 'B'],
    ['draw-agreed', 'draw'],
    ['abandoned', '*'],
  ])('%s gives %s', (step, result) => {
    const record = recordOf(game({ players: 2 }, `${SETUP} ${step}`));
    expect(record.result).toBe(result);
    expect(replay(only(recordText(record))).ok).toBe(true);
  });

  it('marks answers and cut steps', () => {
    const position = '40000/30000/00000/00000/00000 A gaea:fe1,me2 none:fb4,md1';
    const start = Game.from(valueIn(parsePosition(position.replace(' A ', ' B '))));
    const steps = ['b4-b3', '+a4^', '*a3'];
    const now = steps.reduce((before, step) => valueIn(before.playText(step)), start);
    const text = recordText(recordOf(now));
    expect(text).toContain('1. b4-b3 +a4^ (*a3) *');
    expect(replay(only(text)).ok).toBe(true);
    expect(refusal(text.replace('(*a3)', '*a3'))).toMatchObject({ code: 'badStep', expected: '(*a3)' });
    const met = Game.from(valueIn(parsePosition('00000/00000/00000/00000/00000 A none:fa1,mb1 hecate:fa2,md5')));
    const cut = recordText(recordOf(valueIn(met.playText('a1-a2'))));
    expect(cut).toContain('1. a1-a2! *');
    expect(replay(only(cut)).ok).toBe(true);
    expect(refusal(cut.replace('!', ''))).toMatchObject({
      code: 'badStep',
      expected: 'a1-a2!',
      game: 1,
      turn: 1,
      step: 'a1-a2',
    });
  });
});

describe('a file of records', () => {
  it('keeps a broken game from hiding the others', () => {
    const broken = `${HEAD}\n{a comment without an end\n\n`;
    const newer = '[Oia "2"]\n[Players "2"]\n\nsomething else entirely\n\n';
    const records = parseRecords(`\uFEFF${SHORT}${broken}${newer}${SHORT}`);
    expect(records.map((record) => (record.ok ? record.value.game : record.error.code))).toEqual([
      1,
      'unfinishedComment',
      'newerVersion',
      4,
    ]);
    expect(records[2]).toMatchObject({ error: { game: 3, expected: '[Oia "1"]' } });
    expect(records.filter(({ ok }) => ok).map((record) => replay(valueIn(record)).ok)).toEqual([true, true]);
  });

  it('is empty when there is nothing in it', () => {
    expect(parseRecords(' \n\t')).toEqual([]);
    expect(parseRecords('no record')).toMatchObject([{ ok: false, error: { code: 'badTag', at: 0, game: 1 } }]);
  });

  it('comes back as it was written', () => {
    const records = [only(SHORT), only(SHORT)];
    const text = recordsText(records);
    expect(recordsText(parseRecords(text).map(valueIn))).toBe(text);
  });

  it.each([
    [SHORT.replace('[Players "2"]', '[Players "5"]'), { code: 'badTag', at: 10 }],
    [SHORT.replace('[Players "2"]', '[Players "constructor"]'), { code: 'badTag', at: 10 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[Start "C"]'), { code: 'badTag', at: 24 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[Start "AB"]'), { code: 'badTag', at: 24 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[Players "2"]'), { code: 'badTag', at: 24 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[House "mine"]'), { code: 'unknownOption', at: 24 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[Override "yes"]'), { code: 'badTag', at: 24 }],
    [SHORT.replace('[Players "2"]', '[Players "2'), { code: 'badTag', at: 10 }],
    [SHORT.replace('[Players "2"]', '[Position "x"]'), { code: 'badTag' }],
    ['[Oia "1"]\n[Position "00000/0"]\n*', { code: 'badHeights', at: 'Position 0', game: 1 }],
    [SHORT.replace('apollo', 'nobody'), { code: 'unknownPower', at: 'nobody', game: 1 }],
    [SHORT.replace('2. d2-d3', '3. d2-d3'), { code: 'badNumber', at: SECOND, expected: '2.', turn: 1 }],
    [
      SHORT.replace('2. d2-d3', 'd2-d3'),
      { code: 'badNumber', at: SECOND, expected: 'a number', turn: 1, step: 'd2-d3' },
    ],
    [SHORT.replace('+b3', '2. +b3').replace('2. d2', '3. d2'), { code: 'badNumber', expected: 'no number', turn: 2 }],
    [SHORT.replace('b3-b4', 'b3-b5'), { code: 'illegalStep', at: FIRST, game: 1, turn: 1, step: 'b3-b5' }],
    [SHORT.replace('@e5', '@e5 @a1'), { code: 'badNumber', turn: 0, step: '@a1' }],
    [SHORT.replace('b3-b4', '%%'), { code: 'badStep', at: FIRST, turn: 1, step: '%%' }],
    [SHORT.replace('b3-b4', '?'), { code: 'badStep', at: FIRST, step: '?' }],
    [SHORT.replace('b3-b4', '(b3-b4)'), { code: 'badStep', expected: 'b3-b4' }],
    [SHORT.replace('*', 'A'), { code: 'wrongResult', at: 'A', expected: '*' }],
    [SHORT.replace('*', ''), { code: 'wrongResult', at: SHORT.length - 1 }],
    [SHORT.replace('[Players "2"]', '[Players "2"]\n[Result "B"]'), { code: 'wrongResult', at: 24, expected: '*' }],
    [`${SHORT} +a1`, { code: 'trailing', at: SHORT.length + 1 }],
    [SHORT.replace('2. d2', '[Late "tag"] 2. d2'), { code: 'badTag', at: SECOND }],
    [SHORT.replace('2. d2-d3 +d2', '2.'), { code: 'badStep', turn: 2 }],
  ])('%j is refused', (text, error) => {
    expect(refusal(text)).toMatchObject(error);
  });
});

describe('a record in JSON', () => {
  it('is the same record', () => {
    const record = recordOf(
      game({ players: 2, powers: ['pan', 'hera'] }, SETUP),
      { Event: 'x' },
      new Map([[1, 'why?']]),
    );
    const json = recordJson(record);
    expect(JSON.parse(json)).toEqual({
      oia: 1,
      tags: { Event: 'x', Players: '2', Powers: 'pan hera', Start: 'A' },
      comments: [],
      setup: ['@b3', { step: '@c4', comments: ['why?'] }, '@d2', '@e5'],
      turns: [],
      result: '*',
    });
    expect(valueIn(parseRecordJson(json))).toEqual(record);
  });

  const good = { oia: 1, tags: { Players: '2' }, setup: ['@b3'], turns: [], result: '*' };
  it.each([
    ['', { code: 'badState', at: 0 }],
    ['[]', { code: 'badState', at: 0 }],
    ['null', { code: 'badState', at: 0 }],
    [
      { ...good, oia: 2 },
      { code: 'newerVersion', at: 'oia' },
    ],
    [
      { ...good, oia: undefined },
      { code: 'badTag', at: 'oia' },
    ],
    [
      { ...good, tags: [] },
      { code: 'badTag', at: 'tags' },
    ],
    [
      { ...good, tags: { Players: 2 } },
      { code: 'badTag', at: 'tags.Players' },
    ],
    [
      { ...good, tags: {} },
      { code: 'badTag', at: 'Players' },
    ],
    [
      { ...good, comments: [1] },
      { code: 'badState', at: 'comments' },
    ],
    [
      { ...good, setup: 'x' },
      { code: 'badStep', at: 'setup' },
    ],
    [
      { ...good, setup: ['@b3', {}] },
      { code: 'badStep', at: 'setup[1]' },
    ],
    [
      { ...good, setup: [{ step: '@b3', comments: 'x' }] },
      { code: 'badStep', at: 'setup[0]' },
    ],
    [
      { ...good, turns: [['b3-b4'], [null]] },
      { code: 'badStep', at: 'turns[1][0]' },
    ],
    [
      { ...good, turns: [[]] },
      { code: 'badCount', at: 'turns[0]' },
    ],
    [
      { ...good, result: 'D' },
      { code: 'wrongResult', at: 'result' },
    ],
  ])('%j is refused', (json, error) => {
    const text = typeof json === 'string' ? json : JSON.stringify(json);
    expect(parseRecordJson(text)).toMatchObject({ ok: false, error: { game: 1, ...error } });
  });
});
