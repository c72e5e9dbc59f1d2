import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menuLabels, menuLetters, partsAround } from '../src/menu-labels.ts';

describe('letters of a menu', () => {
  test.each([
    [
      ['Block', 'Dome'],
      ['b', 'd'],
    ],
    [
      ['Build', 'Block'],
      ['b', 'l'],
    ],
    [
      ['Build with the left', 'Move'],
      ['b', 'm'],
    ],
    [
      ['Block', 'Bl', 'Leave'],
      ['b', '1', 'l'],
    ],
    [
      ['Построить', 'Перейти', 'Купол'],
      ['п', 'е', 'к'],
    ],
    [
      ['Étage', 'Étage'],
      ['é', 't'],
    ],
    [
      ['“Move”', '2 blocks'],
      ['m', '2'],
    ],
    [
      ['!', '?'],
      ['1', '2'],
    ],
  ])('%j', (labels, letters) => {
    expect(menuLetters(labels)).toEqual(letters);
  });

  test('are all different', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 8, unit: fc.constantFrom(...'abcß é1П-') }), { maxLength: 8 }),
        (labels) => {
          const letters = menuLetters(labels).filter((letter) => letter !== undefined);
          expect(new Set(letters).size).toBe(letters.length);
        },
      ),
    );
  });
});

test('the label is split around its shortcut', () => {
  expect(partsAround('Build', 'b')).toEqual(['', 'B', 'uild']);
  expect(partsAround('Block', 'l')).toEqual(['B', 'l', 'ock']);
  expect(partsAround('Dome', '1')).toEqual(['Dome', '', '']);
  expect(partsAround('Dome', undefined)).toEqual(['Dome', '', '']);
});

test('details are shown only where they differ', () => {
  const move = { label: 'Move', detail: 'b2' };
  const block = { label: 'Block', detail: 'b2' };
  expect(menuLabels([move, block])).toEqual(['Move', 'Block']);
  expect(menuLabels([block, { ...block, detail: 'd4' }])).toEqual(['Block · b2', 'Block · d4']);
  expect(menuLabels([block, { label: 'Done' }])).toEqual(['Block · b2', 'Done']);
});
