import { LOWEST_LEVEL } from '@oia/engine';
import { clashes, POWER_LIST, type PowerId, powerById, seededRandom } from '@oia/rules';
import { levelOf } from '@oia/table';
import { expect, test } from 'vitest';
import { tableOf } from '../src/new-game/form-to-setup.ts';
import { trialForm, trialOpponents } from '../src/new-game/power-choices.ts';

const POWERS = POWER_LIST.map(({ id }) => id as PowerId);

test.each(POWERS)("%s can be tried at once, against the computer's lowest level", (power) => {
  for (let seed = 1; seed <= 12; seed++) {
    const table = tableOf(trialForm(power, seededRandom(seed)), seededRandom(seed));
    if (!table.ok) throw new Error(`${table.error.code} ${table.error.at}`);
    const { seats, way } = table.value;
    expect(seats.map(levelOf)).toEqual([undefined, LOWEST_LEVEL]);
    expect(way).toMatchObject({ kind: 'match', options: { players: 2, powers: [power, expect.any(String)] } });
  }
});

test('the opponent has a simple power that may meet the tried one', () => {
  for (const power of POWERS) {
    const opponents = trialOpponents(power);
    expect(opponents.length, power).toBeGreaterThan(4);
    expect(opponents).not.toContain(power);
    for (const other of opponents) {
      expect(powerById(other).set).toBe('simple');
      expect(clashes(powerById(power), powerById(other)), `${power} ${other}`).toBe(false);
    }
  }
});

test('opponents vary', () => {
  const met = new Set(Array.from({ length: 30 }, (_, seed) => trialForm('zeus', seededRandom(seed)).powers[1]));
  expect(met.size).toBeGreaterThan(3);
});
