import type { NewToken, TokenList } from '@oia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';
import { Asker, PLAIN_TERMS, programOf, registered } from '../programs/api.ts';

let server: RunningServer;
let anna: Asker;
beforeAll(async () => {
  server = await startTemporaryServer();
  anna = await registered(server.address, 'Anna');
});
afterAll(() => server.close());

describe('a token', () => {
  test('is shown once, and not in the list', async () => {
    const { token, view } = await anna.ask<NewToken>('POST', '/api/tokens', { label: 'Stone' });
    expect(token).toMatch(/^oia_[\w-]{43}$/);
    expect(view).toMatchObject({ label: 'Stone', program: 'Stone', scope: 'play' });
    const listed = await anna.fetch('GET', '/api/tokens');
    const text = await listed.text();
    expect(text).toContain(view.id);
    expect(text).not.toContain(token.slice(4));
  });

  test('creates a program with its own name, and identifies it', async () => {
    const program = await programOf(anna, 'Marble');
    expect(await program.ask('GET', '/api/me')).toMatchObject({ me: { name: 'Marble', kind: 'program' } });
  });

  test('more tokens of the same program may be created, even when none is left', async () => {
    const first = await anna.ask<NewToken>('POST', '/api/tokens', { label: 'at home', program: 'Granite' });
    await anna.ask('DELETE', `/api/tokens/${first.view.id}`);
    const second = await anna.ask<NewToken>('POST', '/api/tokens', { label: 'at work', program: 'granite' });
    expect(second.view.program).toBe('Granite');
  });

  test('that was removed identifies no member', async () => {
    const { token, view } = await anna.ask<NewToken>('POST', '/api/tokens', { label: 'Slate' });
    const program = new Asker(server.address, { authorization: `Bearer ${token}` });
    await anna.ask('DELETE', `/api/tokens/${view.id}`);
    expect(await program.ask('GET', '/api/me')).toEqual({});
    expect(await program.refusal('POST', '/api/rooms', PLAIN_TERMS)).toEqual([401, 'signInNeeded']);
  });

  test('of another account cannot be removed', async () => {
    const boris = await registered(server.address, 'Boris');
    const { tokens } = await anna.ask<TokenList>('GET', '/api/tokens');
    expect(await boris.refusal('DELETE', `/api/tokens/${tokens[0]?.id}`)).toEqual([404, 'noSuchThing']);
  });

  test('cannot have the name of an account, or of a program of another account', async () => {
    const clio = await registered(server.address, 'Clio');
    expect(await clio.refusal('POST', '/api/tokens', { label: 'Anna' })).toEqual([409, 'nameTaken']);
    expect(await clio.refusal('POST', '/api/tokens', { label: 'Stone' })).toEqual([409, 'nameTaken']);
    expect(await clio.refusal('POST', '/api/tokens', { label: 'a/b' })).toEqual([400, 'badName']);
  });

  test('for reading cannot play', async () => {
    const reader = await programOf(anna, 'Reader', 'read');
    expect((await reader.fetch('GET', '/api/rooms')).status).toBe(200);
    expect(await reader.refusal('POST', '/api/rooms', PLAIN_TERMS)).toEqual([403, 'scopeNeeded']);
  });

  test('changes nothing of an account, and creates no other token', async () => {
    const program = await programOf(anna, 'Basalt');
    expect(await program.refusal('POST', '/api/tokens', { label: 'more' })).toEqual([403, 'accountNeeded']);
    expect(await program.refusal('PATCH', '/api/me', { name: 'Anna2' })).toEqual([403, 'accountNeeded']);
  });

  test.each(['Bearer oia_nothing-of-that-kind-at-all', 'Bearer x', 'Basic YTpi', ''])(
    '"%s" identifies no member',
    async (text) => {
      const stranger = new Asker(server.address, { authorization: text });
      expect(await stranger.ask('GET', '/api/me')).toEqual({});
    },
  );
});

test('a guest has no programs', async () => {
  const guest = new Asker(server.address, { origin: server.address });
  expect(await guest.refusal('POST', '/api/tokens', { label: 'x' })).toEqual([401, 'signInNeeded']);
  const made = await guest.fetch('POST', '/api/guest', { name: 'Dora' });
  guest.headers.cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await guest.refusal('POST', '/api/tokens', { label: 'Dorabot' })).toEqual([403, 'accountNeeded']);
});

test('a foreign page cannot act for its visitors', async () => {
  const evil = new Asker(server.address, { ...anna.headers, origin: 'https://evil.example' });
  expect(await evil.refusal('POST', '/api/tokens', { label: 'evil' })).toEqual([403, 'notAllowed']);
  const { origin: _origin, ...silent } = anna.headers;
  expect(await new Asker(server.address, silent).refusal('POST', '/api/tokens', { label: 'evil' })).toEqual([
    403,
    'notAllowed',
  ]);
});

test('a body that is not JSON or too long is refused', async () => {
  const headers = { ...anna.headers, 'content-type': 'text/plain' };
  const plain = await fetch(`${server.address}/api/tokens`, { method: 'POST', headers, body: '{"label":"x"}' });
  expect(plain.status).toBe(415);
  expect(await anna.refusal('POST', '/api/tokens', { label: 'x'.repeat(20_000) })).toEqual([413, 'badRequest']);
  expect(await anna.refusal('POST', '/api/tokens', { label: 'x', more: 1 })).toEqual([400, 'badRequest']);
});
