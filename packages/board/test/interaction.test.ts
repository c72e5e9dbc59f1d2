import { describe, expect, test } from 'vitest';
import { type Choice, squaresAt } from '../src/choices.ts';
import { Interaction } from '../src/interaction.ts';

const several: Choice = { id: 1, kind: 'place', to: 12, direct: true, label: '', squares: [12, 13, 17, 18] };
const other: Choice = { ...several, id: 2, to: 6, squares: [6, 7, 11, 12] };
const single: Choice = { id: 3, kind: 'place', to: 0, direct: true, label: '' };

function interaction() {
  const chosen: number[] = [];
  const outlined: number[] = [];
  const created = new Interaction(
    {
      onChoose: ({ id }) => chosen.push(id),
      onOutline: ({ id }) => outlined.push(id),
      describe: () => '',
      names: { board: '', menu: '', cancel: '' },
    },
    { onChange: () => undefined, openMenu: () => undefined, closeMenu: () => undefined },
  );
  created.offer([several, other, single]);
  return { created, chosen, outlined };
}

describe('a choice of several squares', () => {
  test('is outlined by the first touch of a finger and chosen by the second', () => {
    const { created, chosen, outlined } = interaction();
    created.touch(12, 'finger');
    expect([chosen, outlined, created.outlined?.id]).toEqual([[], [1], 1]);
    created.touch(12, 'finger');
    expect([chosen, created.outlined]).toEqual([[1], undefined]);
  });

  test('gives way to another one', () => {
    const { created, chosen } = interaction();
    for (const square of [12, 6, 12]) created.touch(square, 'finger');
    expect([chosen, created.outlined?.id]).toEqual([[], 1]);
    created.clear();
    expect(created.outlined).toBeUndefined();
  });

  test('is no longer outlined when something else is offered', () => {
    const { created } = interaction();
    created.touch(12, 'finger');
    created.offer([several, other, single]);
    expect(created.outlined?.id).toBe(1);
    created.offer([single]);
    expect(created.outlined).toBeUndefined();
  });

  test('is chosen at once where it could be seen before', () => {
    for (const by of ['pointer', 'keys'] as const) {
      const { created, chosen } = interaction();
      created.touch(12, by);
      expect(chosen).toEqual([1]);
    }
  });
});

test('a choice of one square needs one touch', () => {
  const { created, chosen } = interaction();
  created.touch(0, 'finger');
  expect(chosen).toEqual([3]);
});

test('only the only choice of a square is outlined while it is pointed at', () => {
  expect(squaresAt([several])).toEqual([12, 13, 17, 18]);
  expect(squaresAt([several, other])).toEqual([]);
  expect(squaresAt([single])).toEqual([]);
});
