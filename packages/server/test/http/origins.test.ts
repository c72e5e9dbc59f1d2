import { expect, test } from 'vitest';
import { networkOf } from '../../src/routing/networks.ts';
import { ownOrigins } from '../../src/routing/origins.ts';

const local = ownOrigins({ origin: undefined, trustsProxy: false });

test.each([
  [{ host: 'localhost:4174', origin: 'http://localhost:4174' }, true],
  [{ host: 'localhost:4174', origin: 'http://localhost:4175' }, false],
  [{ host: 'localhost:4174', origin: 'http://evil.example' }, false],
  [{ host: 'localhost:4174', origin: 'null' }, false],
  [{ host: 'localhost:4174' }, false],
  [{ host: 'inside:1', 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' }, false],
  [{}, false],
])('%j', (headers, isOurs) => {
  expect(local(headers)).toBe(isOurs);
});

test('a proxy that is trusted says which host was asked', () => {
  const behind = ownOrigins({ origin: undefined, trustsProxy: true });
  expect(behind({ host: 'inside:1', 'x-forwarded-host': 'oia.example', origin: 'https://oia.example' })).toBe(true);
  expect(behind({ host: 'inside:1', origin: 'https://oia.example' })).toBe(false);
});

test('a named origin is the only one', () => {
  const named = ownOrigins({ origin: 'https://oia.example', trustsProxy: true });
  expect(named({ host: 'inside:1', origin: 'https://oia.example' })).toBe(true);
  expect(named({ host: 'inside:1', origin: 'http://oia.example' })).toBe(false);
  expect(named({ host: 'inside:1', origin: 'http://inside:1' })).toBe(false);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
