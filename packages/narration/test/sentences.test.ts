import { POWER_LIST } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import {
  describeError,
  describeOutcome,
  describePrompt,
  describeReason,
  describeSquare,
  describeStep,
  type OutcomeMessage,
  type SquareFacts,
} from '../src/index.ts';

const { powers, reasons, reasonsByPower } = en;

describe('reasons', () => {
  test('use the phrase of the power if it has one', () => {
    const reason = { square: 'c4', power: 'athena' } as const;
    expect(describeReason(en, { code: 'barred', ...reason })).toBe(reasonsByPower.barred.athena?.(reason));
    expect(describeReason(en, { code: 'duty', power: 'persephone' })).toBe(reasonsByPower.duty.persephone);
    expect(describeReason(en, { code: 'needsPower', square: 'c4', power: 'artemis' })).toContain('Artemis');
  });
  test('fall back to the general phrase', () => {
    const reason = { square: 'c4', power: 'zeus' } as const;
    expect(describeReason(en, { code: 'barred', ...reason })).toBe(reasons.barred(reason));
    expect(describeReason(en, { code: 'duty', power: 'zeus' })).toBe(reasons.duty({ power: 'zeus' }));
  });
  test.each(POWER_LIST.map(({ id }) => id))('name %s whatever it does', (power) => {
    for (const code of ['spent', 'noTarget'] as const) {
      expect(describeReason(en, { code, power })).toContain(powers[power].name);
    }
  });
  test('count levels', () => {
    const reason = { code: 'tooHigh', square: 'c4', from: 0 } as const;
    expect(describeReason(en, { ...reason, to: 2 })).toContain('one level at most');
    expect(describeReason(en, { ...reason, to: 3, climb: 2 })).toContain('2 levels at most');
  });
});

describe('steps', () => {
  test('omit what is secret', () => {
    expect(describeStep(en, { kind: 'place' })).toContain('in secret');
    expect(describeStep(en, { kind: 'move' })).toContain('hidden');
    expect(describeStep(en, { kind: 'fate' })).toContain('in secret');
    expect(describeStep(en, { kind: 'abyss' })).toContain('in secret');
  });
  test('distinguish a build under the builder from one beside it', () => {
    expect(describeStep(en, { kind: 'build', by: 'c4', at: 'c4', piece: 'block' })).toContain('under the worker');
    expect(describeStep(en, { kind: 'build', by: 'c4', at: 'd4', piece: 'dome' })).toContain('worker on c4');
  });
  test('name directions', () => {
    expect(describeStep(en, { kind: 'orient', power: 'siren', direction: 'nw' })).toContain('north-west');
  });
});

describe('prompts', () => {
  test('say what a power offers', () => {
    expect(describePrompt(en, { kind: 'actOrFinish', power: 'ares' })).toBe(
      'Ares: take a block beside a worker that did not move, or finish your turn.',
    );
    expect(describePrompt(en, { kind: 'actOrFinish', power: 'zeus' })).toContain('use your power');
  });
  test('say where a worker may start', () => {
    expect(describePrompt(en, { kind: 'place', nth: 1, of: 2 })).toContain('on a free space');
    expect(describePrompt(en, { kind: 'place', nth: 2, of: 2, power: 'eros' })).toContain('opposite edges');
  });
});

describe('errors', () => {
  test('say where and what was expected, if known', () => {
    expect(describeError(en, { code: 'badSquare' })).toBe('This is not a square of the board.');
    expect(describeError(en, { code: 'badSquare', at: 0 })).toContain('at character 1.');
    expect(describeError(en, { code: 'badSquare', at: 'f7', expected: 'a1-e5' })).toContain('"f7" (expected: a1-e5)');
  });
});

describe('outcomes', () => {
  test('name the winner if there is one', () => {
    const stuck: OutcomeMessage = { code: 'stuck', loser: 'Ben' };
    expect(describeOutcome(en, stuck)).not.toContain('goes to');
    expect(describeOutcome(en, { ...stuck, winner: 'Anna' })).toContain('The game goes to Anna.');
  });
  test('know the win conditions of powers', () => {
    const condition = { code: 'condition', winner: 'Anna' } as const;
    expect(describeOutcome(en, { ...condition, power: 'pan' })).toBe(
      'A drop of two levels or more wins the game for Anna (Pan).',
    );
    expect(describeOutcome(en, { ...condition, power: 'zeus' })).toContain('Zeus');
  });
});

describe('squares', () => {
  const bare: SquareFacts = {
    square: 'c4',
    level: 0,
    dome: false,
    tokens: [],
    offers: [],
    selected: false,
    source: false,
  };
  test('say what stands there before what can be done', () => {
    expect(describeSquare(en, bare)).toBe('c4, ground');
    expect(describeSquare(en, { ...bare, level: 3, dome: true })).toBe('c4, level 3, dome');
    const worker = { owner: { name: 'Ben' }, sex: 'female', marked: true } as const;
    expect(describeSquare(en, { ...bare, level: 2, worker, tokens: ['whirlpools'], offers: ['move'] })).toBe(
      'c4, level 2, worker of Ben (female), marked, whirlpool, can move here',
    );
  });
  test('say whether your own worker is selected or can be', () => {
    const own = { ...bare, worker: { owner: 'you' }, source: true } as const;
    expect(describeSquare(en, own)).toBe('c4, ground, your worker, can act');
    expect(describeSquare(en, { ...own, selected: true })).toBe('c4, ground, your worker, selected');
  });
});
