import { describe, expect, test } from 'vitest';
import { nameKey, readName } from '../../src/accounts/names.ts';

const RIGHT_TO_LEFT = '\u202E';
const ZERO_WIDTH = '\u200B';

describe('names', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Maria ', 'Anna Maria'],
    ['Ａｎｎａ', 'Anna'],
    ['Ольга-2', 'Ольга-2'],
    ["Jean d'Arc", "Jean d'Arc"],
    ['名人', '名人'],
    ['x'.repeat(20), 'x'.repeat(20)],
  ])('%j is the name %j', (typed, name) => expect(readName(typed)).toMatchObject({ ok: true, name }));

  test.each([
    '',
    '   ',
    'x'.repeat(21),
    '...',
    `Anna${RIGHT_TO_LEFT}annA`,
    `An${ZERO_WIDTH}na`,
    'a\nb\u0007',
    'a/b',
    'e\u0301\u0302\u0303\u0304',
  ])('%j is no name', (typed) => expect(readName(typed)).toEqual({ ok: false, code: 'badName' }));

  test.each(['Oia', 'o.i.a', 'ADMIN', 'Аdmin', 'adm1n', 'Guest', 'Oia level 8'])('%j is reserved', (typed) =>
    expect(readName(typed)).toEqual({ ok: false, code: 'reservedName' }),
  );
});

/** Letters that look Latin stand for others: Cyrillic d, script g, Cyrillic w, Armenian n, the soft sign. */
test.each([
  '\u0501avid',
  '\u0261wen',
  'g\u051Den',
  'a\u0578\u0578a',
  '\u042Cob',
  '\u0430\u0501\u0430',
  'Ελλάς2x',
  'ᎪᎡᎢ',
])('%j is not of one alphabet', (typed) => expect(readName(typed)).toEqual({ ok: false, code: 'mixedName' }));

test.each([
  'Ольга',
  'Вова',
  'Ђорђе',
  'Їжак',
  'Μαρία',
  'Νίκη',
  'Արամ',
  'Łukasz',
  'Straße',
  'Şəhla',
  'Nguyễn',
  '山田たろう',
  'Oia山田',
  'שרה',
  'سارة',
  '김민수',
])('%j is of one alphabet', (typed) => expect(readName(typed)).toMatchObject({ ok: true }));

test.each([
  ['ВОВА', 'BOBA'],
  ['ΝΙΚΗ', 'NIKH'],
  ['Μαρία', 'Mapia'],
  ['Сара', 'Capa'],
  ['ոսո', 'nun'],
  ['Ahmet', 'Ahmet'],
  ['Işıl', 'Isil'],
])('%j reads %j, so only one of them can be taken', (one, other) => {
  const keys = [readName(one), readName(other)].map((read) => (read.ok ? [read.key, read.latinKey] : []));
  expect(keys[0]).toContain(keys[1]?.[0]);
});

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'],
  ['Anna', 'an_na'],
  ['René', 'Rene'],
  ['Bill', 'BiII'],
  ['Zoo', 'Z00'],
  ['Straße', 'STRASSE'.replace('SS', 'ß')],
])('%j and %j look alike', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test('other names do not', () => {
  const names = ['Anna', 'Anne', 'Hanna', 'Ольга', 'Олег', '名人', '名', '!?', '?!'];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
});
