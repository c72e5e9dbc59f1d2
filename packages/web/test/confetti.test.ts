import { expect, test } from 'vitest';
import { confetti, DURATION_SECONDS, placeAt } from '../src/game/result/confetti.ts';

test('all pieces start above the board and have left it at the end', () => {
  for (const piece of confetti(1)) {
    expect(placeAt(piece, 0).y).toBeLessThan(0);
    expect(placeAt(piece, DURATION_SECONDS).y).toBeGreaterThan(1);
  }
});

test('pieces stay near the board and differ', () => {
  const places = confetti(2).map((piece) => placeAt(piece, 1.5));
  expect(places.every(({ x }) => x > -0.1 && x < 1.1)).toBe(true);
  expect(new Set(places.map(({ x }) => x)).size).toBe(places.length);
});
