import { describe, expect, test } from 'vitest';
import type { Choice, ChoiceKind } from '../src/choices.ts';
import type { Square } from '../src/scene.ts';
import { choicesAt, drop, sameChoices, statesOf, touch } from '../src/selection.ts';

function choice(id: number, kind: ChoiceKind, to: Square, from?: Square, direct = from === undefined): Choice {
  return { id, kind, to, direct, label: `${kind} ${id}`, ...(from === undefined ? {} : { from }) };
}

/** Workers on 6 and 8; 6 may go to 7 and 8, 8 may go to 7; 12 can be built on directly, 13 in two ways. */
const toSeven = choice(1, 'move', 7, 6);
const toEight = choice(2, 'move', 8, 6);
const back = choice(3, 'move', 7, 8);
const block = choice(4, 'build', 12);
const low = choice(5, 'build', 13);
const dome = choice(6, 'dome', 13);
const choices = [toSeven, toEight, back, block, low, dome];

describe('clicking', () => {
  test('a source selects it', () => {
    expect(touch(choices, undefined, 6)).toEqual({ kind: 'select', square: 6 });
  });

  test('the selected square again deselects it', () => {
    expect(touch(choices, 6, 6)).toEqual({ kind: 'deselect' });
  });

  test('another source selects that one instead', () => {
    expect(touch(choices, 8, 6)).toEqual({ kind: 'select', square: 6 });
  });

  test('another source that is a target chooses', () => {
    expect(touch(choices, 6, 8)).toEqual({ kind: 'choose', choice: toEight });
  });

  test('a target chooses what the selected worker can do there', () => {
    expect(touch(choices, 6, 7)).toEqual({ kind: 'choose', choice: toSeven });
    expect(touch(choices, 8, 7)).toEqual({ kind: 'choose', choice: back });
  });

  test('a target before its source is selected is refused', () => {
    expect(touch(choices, undefined, 7)).toEqual({ kind: 'refuse' });
  });

  test('a direct choice needs no source, whatever is selected', () => {
    expect(touch(choices, undefined, 12)).toEqual({ kind: 'choose', choice: block });
    expect(touch(choices, 6, 12)).toEqual({ kind: 'choose', choice: block });
  });

  test('a square with several choices opens a menu', () => {
    expect(touch(choices, undefined, 13)).toEqual({ kind: 'menu', choices: [low, dome] });
  });

  test('a square without a choice is refused', () => {
    expect(touch(choices, undefined, 0)).toEqual({ kind: 'refuse' });
    expect(touch(choices, 6, 0)).toEqual({ kind: 'refuse' });
    expect(touch([], undefined, 0)).toEqual({ kind: 'refuse' });
  });

  test('the selected worker comes first in the menu, the direct choices follow', () => {
    const direct = choice(7, 'build', 7);
    expect(touch([direct, ...choices], 6, 7)).toEqual({ kind: 'menu', choices: [toSeven, direct] });
  });

  test('a direct choice of the selected worker is offered once', () => {
    const own = choice(8, 'build', 11, 6, true);
    expect(touch([...choices, own], 6, 11)).toEqual({ kind: 'choose', choice: own });
    expect(touch([...choices, own], undefined, 11)).toEqual({ kind: 'choose', choice: own });
  });

  test('a worker that can build under itself is selected first, then a menu opens', () => {
    const under = choice(9, 'build', 6, 6, true);
    const all = [...choices, under];
    expect(touch(all, undefined, 6)).toEqual({ kind: 'select', square: 6 });
    expect(touch(all, 6, 6)).toEqual({ kind: 'menu', choices: [under] });
  });

  test('a square that only direct choices start from acts at once where it is a target', () => {
    const under = choice(9, 'build', 6, 6, true);
    expect(touch([under], undefined, 6)).toEqual({ kind: 'choose', choice: under });
  });

  test('a source of only direct choices can be selected', () => {
    expect(touch([choice(10, 'build', 11, 6, true)], undefined, 6)).toEqual({ kind: 'select', square: 6 });
  });
});

describe('dragging', () => {
  test('is selecting and clicking', () => {
    expect(drop(choices, 6, 7)).toEqual({ kind: 'choose', choice: toSeven });
    expect(drop(choices, 6, 8)).toEqual({ kind: 'choose', choice: toEight });
    expect(drop(choices, 6, 13)).toEqual({ kind: 'menu', choices: [low, dome] });
  });

  test('back to its own square leaves it selected', () => {
    expect(drop(choices, 6, 6)).toEqual({ kind: 'select', square: 6 });
  });

  test('to another source selects nothing', () => {
    expect(drop(choices, 8, 6)).toEqual({ kind: 'refuse' });
  });
});

describe('states', () => {
  test('list the choices at each square', () => {
    const states = statesOf(choices, 6);
    expect(states).toHaveLength(25);
    expect(states[6]).toEqual({ square: 6, isSelected: true, isSource: true, choices: [] });
    expect(states[7]).toEqual({ square: 7, isSelected: false, isSource: false, choices: [toSeven] });
    expect(states[8]).toEqual({ square: 8, isSelected: false, isSource: true, choices: [toEight] });
  });

  test('without a selection list only direct choices', () => {
    const meant = statesOf(choices, undefined).filter((state) => state.choices.length > 0);
    expect(meant.map(({ square }) => square)).toEqual([12, 13]);
  });
});

test('lists are the same when they offer the same', () => {
  expect(sameChoices(choices, structuredClone(choices))).toBe(true);
  expect(sameChoices(choices, choices.slice(1))).toBe(false);
  expect(sameChoices([block], [{ ...block, to: 11 }])).toBe(false);
  expect(sameChoices([block], [{ ...block, label: 'bauen' }])).toBe(false);
});

test('with a worker selected, choices of another are not offered', () => {
  const own = choice(1, 'build', 7, 6);
  const other = { ...choice(2, 'build', 7, 12), direct: true };
  const choices = [{ ...own, direct: true }, other];
  expect(choicesAt(choices, undefined, 7).map(({ id }) => id)).toEqual([1, 2]);
  expect(choicesAt(choices, 6, 7).map(({ id }) => id)).toEqual([1]);
});
