import { DIRECTIONS, FAULT_CODES, KINDS, POWER_LIST } from '@oia/rules';
import {
  CARD_NOTES,
  ERROR_CODES,
  en,
  LAID_TOKENS,
  POWER_IDS,
  STEP_KINDS,
  TARGET_KINDS,
  TOKENS,
  DIRECTIONS as WORDED_DIRECTIONS,
} from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { filesLike, readSource } from './sources.ts';

/** `texts` may not use `rules`, so that both have the same words for the same things is held here. */
describe('texts and rules name the same things', () => {
  it('powers, in the order of their numbers', () => {
    expect([...POWER_IDS]).toEqual(POWER_LIST.map(({ id }) => id));
  });

  it('faults', () => {
    expect([...ERROR_CODES].sort()).toEqual([...FAULT_CODES].sort());
  });

  it('steps: all that can be packed, and those of the draft', () => {
    const missing = KINDS.filter((kind) => !STEP_KINDS.some((known) => known === kind));
    expect(missing).toEqual([]);
  });

  it('steps that are made by choosing a space', () => {
    const missing = TARGET_KINDS.filter((kind) => !KINDS.some((known) => known === kind));
    expect(missing).toEqual([]);
  });

  it('directions', () => {
    expect(WORDED_DIRECTIONS).toHaveLength(DIRECTIONS.length);
  });

  const fields = POWER_LIST.flatMap((power) => power.fields ?? []);

  it('what lies on cards', () => {
    const missing = fields.filter(({ name }) => !CARD_NOTES.some((known) => known === name));
    expect(missing).toEqual([]);
  });

  it('what lies on the board', () => {
    const onBoard = fields.filter(({ kind }) => ['mask', 'square', 'fate'].includes(kind));
    const names = new Set(onBoard.map(({ name }) => name));
    expect([...names, 'ram'].sort()).toEqual([...TOKENS].sort());
    const open = new Set(onBoard.filter(({ secret }) => !secret).map(({ name }) => name));
    expect([...open].sort()).toEqual([...LAID_TOKENS].sort());
  });

  it.each(FAULT_CODES)('the fault %s has a sentence of its own', (code) => {
    const text = en.errors[code]({ at: 'x', expected: 'y' });
    expect(text).toMatch(/^[A-Z].*: "x" \(expected: y\)\.$/);
    expect(FAULT_CODES.filter((other) => en.errors[other]({ at: 'x', expected: 'y' }) === text)).toEqual([code]);
  });
});

describe('words of the app', () => {
  const users = filesLike('packages/{web,cli,telling}/src/**/*.{ts,tsx}').map(readSource).join('\n');
  const keys = Object.entries(en.ui).flatMap(([page, words]) => Object.keys(words).map((key) => [page, key] as const));

  it.each(keys)('%s.%s is said somewhere', (_page, key) => {
    expect(users).toMatch(new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}:]`));
  });
});
