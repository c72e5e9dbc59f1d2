import { POWER_LIST, powerById } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { EFFECTS, type Effect, effectsOf } from '../src/pages/powers/power-properties.ts';

const of = (id: string): Effect[] => {
  const power = powerById(id);
  if (!power) throw new Error(id);
  return effectsOf(power);
};

const having = (effect: Effect): string[] =>
  POWER_LIST.filter((power) => effectsOf(power).includes(effect)).map(({ id }) => id);

describe('kinds of effect', () => {
  it('every power has at least one, and every kind some power', () => {
    expect(POWER_LIST.filter((power) => effectsOf(power).length === 0)).toEqual([]);
    for (const effect of EFFECTS) expect(having(effect).length, effect).toBeGreaterThan(1);
  });

  it.each([
    ['apollo', ['move', 'attack']],
    ['artemis', ['move']],
    ['triton', ['move']],
    ['atalanta', ['move', 'once']],
    ['urania', ['move']],
    ['athena', ['hinder']],
    ['atlas', ['build']],
    ['morpheus', ['build']],
    ['pan', ['win']],
    ['chronus', ['win']],
    ['circe', ['act', 'hinder']],
    ['dionysus', ['act']],
    ['medusa', ['act', 'attack']],
    ['hecate', ['setup', 'secret']],
    ['chaos', ['act', 'setup', 'secret']],
    ['graeae', ['build', 'workers', 'setup']],
    ['gaea', ['act', 'workers']],
    ['aeolus', ['act', 'board', 'setup']],
    ['moerae', ['hinder', 'win', 'workers', 'setup', 'secret']],
  ] as const)('%s: %j', (id, effects) => expect(of(id)).toEqual(effects));

  it('secrets, luck, extra workers and heroes agree with the rules', () => {
    expect(having('secret')).toEqual(expect.arrayContaining(['chaos', 'hecate', 'moerae', 'tartarus']));
    expect(having('workers')).toEqual(expect.arrayContaining(['gaea', 'graeae', 'jason', 'moerae']));
    expect(having('once')).toEqual(POWER_LIST.filter(({ set }) => set === 'hero').map(({ id }) => id));
    expect(having('win')).toEqual(expect.arrayContaining(['chronus', 'eros', 'moerae', 'pan']));
    for (const effect of ['secret', 'workers', 'win', 'once'] as const) expect(having(effect)).not.toContain('apollo');
  });
});
