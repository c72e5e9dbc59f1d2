import { describe, expect, test } from 'vitest';
import { corner, EXTENT, squareAt } from '../src/flat/plan.ts';
import { View } from '../src/flat/view.ts';
import type { Turned } from '../src/geometry.ts';
import { SQUARES } from '../src/scene.ts';

const TURNS: readonly Turned[] = [0, 1, 2, 3];
const SIZES = [
  [320, 320],
  [390, 700],
  [1200, 500],
] as const;

function viewOf(width: number, height: number): View {
  const view = new View();
  view.resize(width, height);
  return view;
}

describe.each(SIZES)('in %i by %i', (width, height) => {
  test('the middle of a square is that square, however it is turned, zoomed and shifted', () => {
    for (const turned of TURNS) {
      const view = viewOf(width, height);
      for (const change of [() => {}, () => view.zoom(2), () => view.shift(0.1, -0.2)]) {
        change();
        for (let square = 0; square < SQUARES; square += 1) {
          const { left, top, width: across, height: down } = view.outline(corner(square, turned));
          expect(squareAt(view.toSpot(left + across / 2, top + down / 2), turned)).toBe(square);
        }
      }
    }
  });

  test('everything fits and is centred', () => {
    const view = viewOf(width, height);
    const size = Math.min(width, height);
    const { left, top, width: across } = view.outline({ x: 0, y: 0 });
    expect(left).toBeCloseTo((width - size) / 2);
    expect(top).toBeCloseTo((height - size) / 2);
    expect(across).toBeCloseTo((size / EXTENT) * 100);
    expect(across).toBeGreaterThan(44);
  });

  test('zooming has limits and can be reset', () => {
    const view = viewOf(width, height);
    const before = view.transform;
    view.zoom(0.1);
    expect(view.transform).toBe(before);
    view.zoom(100);
    view.shift(5, 5);
    const { left, top } = view.outline({ x: 0, y: 0 });
    expect(Math.max(left, top)).toBeLessThanOrEqual(0.001);
    view.reset();
    expect(view.transform).toBe(before);
  });
});

test('outside the squares there is none', () => {
  expect(squareAt({ x: 5, y: 5 }, 0)).toBeUndefined();
  expect(squareAt({ x: EXTENT - 5, y: EXTENT / 2 }, 1)).toBeUndefined();
});
