import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { GuestTokens } from '../../src/accounts/guests.ts';
import { newMemberId } from '../../src/util/random-ids.ts';
import { DAY_MS } from '../../src/util/time.ts';

const NOW = Date.UTC(2026, 10, 17);
const tokens = new GuestTokens(randomBytes(32));
const member = newMemberId();

test('a token names its guest for 400 days', () => {
  const token = tokens.issue(member, NOW);
  expect(tokens.read(token, NOW)).toBe(member);
  expect(tokens.read(token, NOW + 399 * DAY_MS)).toBe(member);
  expect(tokens.read(token, NOW + 401 * DAY_MS)).toBeUndefined();
});

test('a token of another key, another member or another day is refused', () => {
  const token = tokens.issue(member, NOW);
  const [, issued = '', signature = ''] = token.split('.');
  expect(new GuestTokens(randomBytes(32)).read(token, NOW)).toBeUndefined();
  expect(tokens.read(`${newMemberId()}.${issued}.${signature}`, NOW)).toBeUndefined();
  expect(tokens.read(`${member}.${issued.slice(0, -1)}z.${signature}`, NOW)).toBeUndefined();
});

test('no changed character of a token is overlooked', () => {
  const token = tokens.issue(member, NOW);
  for (let i = 0; i < token.length - 1; i++) {
    const other = token[i] === 'b' ? 'c' : 'b';
    expect(tokens.read(token.slice(0, i) + other + token.slice(i + 1), NOW)).toBeUndefined();
  }
  for (const odd of ['', '..', token.slice(1), `${token}a`, token.toUpperCase()]) {
    expect(tokens.read(odd, NOW)).toBeUndefined();
  }
});
