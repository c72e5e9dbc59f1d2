import { FAULT_CODES, POWER_LIST } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { filesLike, readSource } from './sources.ts';

/** The compiler cannot check that the fields of cards have texts, because the rules name them by strings. */
describe('fields of cards have texts', () => {
  const fields = POWER_LIST.flatMap((power) => power.fields ?? []);

  it.each(fields.map(({ name }) => name))('%s', (name) => {
    expect(Object.keys(en.cardNotes)).toContain(name);
    expect(Object.keys(en.ui.powersPage.onCardFields)).toContain(name);
  });

  it('on the board too', () => {
    const onBoard = fields.filter(({ kind }) => ['mask', 'square', 'fate'].includes(kind));
    expect(Object.keys(en.tokens).sort()).toEqual([...new Set(onBoard.map(({ name }) => name)), 'ram'].sort());
  });
});

it.each(FAULT_CODES)('the fault %s has a sentence of its own', (code) => {
  const text = en.errors[code]({ at: 'x', expected: 'y' });
  expect(text).toMatch(/^[A-Z].*: "x" \(expected: y\)\.$/);
  expect(FAULT_CODES.filter((other) => en.errors[other]({ at: 'x', expected: 'y' }) === text)).toEqual([code]);
});

describe('words of the app', () => {
  const users = filesLike('packages/{web,cli,narration}/src/**/*.{ts,tsx}').map(readSource).join('\n');
  const keys = Object.entries(en.ui).flatMap(([page, words]) => Object.keys(words).map((key) => [page, key] as const));

  it.each(keys)('%s.%s is said somewhere', (_page, key) => {
    expect(users).toMatch(new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}:]`));
  });
});
