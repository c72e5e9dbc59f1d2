import { MatchupTable, shippedMatchups } from '@oia/engine/matchups';
import { isBanned, POWER_LIST, type PowerId } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { CELL, cellAfter, cellAt, LABELS, SHADES, shadePaths, sizeOf } from '../src/pages/powers/matchups/heat.ts';
import { sayCell } from '../src/pages/powers/matchups/matchup-line.tsx';
import { extremeOpponents, orderedPowers, rankedOpponents, usualGames } from '../src/pages/powers/matchups/ranking.ts';

const shipped = shippedMatchups();
/** A new power is not in the shipped table at once: these tests are about the powers that are. */
const shippedPowers = POWER_LIST.filter(({ id }) => shipped.powers.includes(id));
const powers: readonly PowerId[] = ['apollo', 'pan', 'zeus'];
/** Apollo beats Pan, Pan beats Zeus; Apollo and Zeus never meet. */
const POINTS: Readonly<Record<string, number>> = { 'apollo pan': 9, 'pan apollo': 2, 'pan zeus': 10, 'zeus pan': 0 };
const small = new MatchupTable(powers, 1, (starter, other) => {
  const points = POINTS[`${starter} ${other}`];
  return points === undefined ? undefined : { games: 10, points };
});

describe('the order', () => {
  test('is by strength or by number, and has every power once', () => {
    expect(orderedPowers(small, 'strength')).toEqual(['apollo', 'pan', 'zeus']);
    const byNumber = orderedPowers(shipped, 'number');
    expect(byNumber).toEqual(shippedPowers.map(({ id }) => id));
    const byStrength = orderedPowers(shipped, 'strength');
    expect(byStrength.toSorted()).toEqual(byNumber.toSorted());
    const rates = byStrength.map((power) => shipped.overall(power)?.rate ?? 0);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  test('of opponents has all that a power may meet, best first', () => {
    expect(rankedOpponents(small, 'pan').map(({ power }) => power)).toEqual(['zeus', 'apollo']);
    const ranked = rankedOpponents(shipped, 'nemesis').map(({ power }) => power);
    const allowed = shippedPowers.filter(({ id }) => id !== 'nemesis' && !isBanned(id, 'nemesis'));
    expect(ranked.toSorted()).toEqual(allowed.map(({ id }) => id).toSorted());
  });

  test('no opponent is among the best and the worst at once', () => {
    const ranked = rankedOpponents(shipped, 'pan');
    const [best, worst] = extremeOpponents(ranked, 5);
    expect([best.length, worst.length]).toEqual([5, 5]);
    expect(worst[0]).toBe(ranked.at(-1));
    expect(extremeOpponents(rankedOpponents(small, 'pan'), 5)).toMatchObject([
      [{ power: 'zeus' }],
      [{ power: 'apollo' }],
    ]);
    expect(usualGames(rankedOpponents(small, 'pan'))).toBe(20);
  });
});

describe('the picture', () => {
  test('has a cell for every pair that met', () => {
    const cells = shadePaths(shipped, orderedPowers(shipped, 'strength')).join('').match(/M/g) ?? [];
    const met = shippedPowers.flatMap(({ id }) => shippedPowers.filter((other) => shipped.between(id, other.id)));
    expect(cells).toHaveLength(met.length);
    const shades = shadePaths(small, powers);
    expect(shades[SHADES.length - 1]).toContain(`M${2 * CELL} ${CELL}h`);
    expect(shades[0]).toContain(`M${CELL} ${2 * CELL}h`);
    expect(shades[9]).toContain(`M${CELL} 0h`);
  });

  test('finds the cell at a point', () => {
    const whole = sizeOf(powers) + LABELS;
    const at = (x: number, y: number) => cellAt(powers, (LABELS + x) / whole, (LABELS + y) / whole);
    expect(at(1, 1)).toEqual({ row: 0, column: 0 });
    expect(at(2 * CELL + 1, CELL + 1)).toEqual({ row: 1, column: 2 });
    expect(at(-1, 1)).toBeUndefined();
    expect(at(1, 3 * CELL + 1)).toBeUndefined();
  });

  test('arrow keys move from cell to cell, but not beyond the edge', () => {
    expect(cellAfter('ArrowDown', { row: 0, column: 1 }, 3)).toEqual({ row: 1, column: 1 });
    expect(cellAfter('ArrowUp', { row: 0, column: 1 }, 3)).toEqual({ row: 0, column: 1 });
    expect(cellAfter('PageDown', { row: 0, column: 1 }, 3)).toEqual({ row: 2, column: 1 });
    expect(cellAfter('End', { row: 0, column: 1 }, 3)).toEqual({ row: 0, column: 2 });
    expect(cellAfter('Home', { row: 0, column: 1 }, 3)).toEqual({ row: 0, column: 0 });
    expect(cellAfter('x', { row: 0, column: 1 }, 3)).toBeUndefined();
  });
});

describe('a match-up in words', () => {
  test('gives the share, its certainty, the number of games, and the share by Start Player', () => {
    const { result, details } = sayCell(en, small, 'apollo', 'pan');
    expect(result).toBe('Apollo against Pan: 85\u00a0% won');
    expect(details).toEqual([
      'likely 64 to 95\u00a0%, 20 games',
      '90\u00a0% where Apollo starts',
      '80\u00a0% where Pan starts',
    ]);
  });

  test('explains why there is none', () => {
    expect(sayCell(en, small, 'apollo', 'zeus').result).toContain('should not meet');
    expect(sayCell(en, small, 'pan', 'pan').result).toContain('itself');
  });
});
