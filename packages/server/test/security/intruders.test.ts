import type { RoomAction } from '@oia/protocol';
import type { PowerId } from '@oia/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GuestTokens } from '../../src/accounts/guests.ts';
import type { RunningServer } from '../../src/server.ts';
import { startTemporaryServer } from '../../src/temporary-server.ts';
import { Client } from '../accounts/member-server.ts';
import { randomTerms } from '../chaos/crowd.ts';
import { TestPlayer } from '../sockets/test-player.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTemporaryServer({ messageRate: 1000, requestRate: 10_000 });
});
afterAll(() => server.close());

async function guest(name: string): Promise<TestPlayer> {
  const player = await TestPlayer.guest(server.address, name);
  await player.connect();
  return player;
}

const TERMS = { ...randomTerms(2, () => 0.9), isOpen: false };

/** All actions in a room. */
const ACTIONS: readonly RoomAction[] = [
  { kind: 'draft', step: { kind: 'offer', power: 'constructor' as PowerId } },
  { kind: 'step', step: 0 },
  { kind: 'text', text: '@a1 @b1' },
  { kind: 'undo' },
  { kind: 'restartTurn' },
  { kind: 'resign' },
  { kind: 'offerDraw' },
  { kind: 'answerDraw', accepts: true },
  { kind: 'rematch' },
  { kind: 'sit' },
  { kind: 'sit', seat: 0 },
  { kind: 'stand' },
  { kind: 'fill', seat: 0, level: 1 },
  { kind: 'cancel' },
  { kind: 'offerTakeBack' },
  { kind: 'answerTakeBack', accepts: true },
  { kind: 'claim', how: 'win' },
  { kind: 'claim', how: 'end' },
  { kind: 'claim', how: 'computer' },
  { kind: 'comeBack' },
  { kind: 'sayPhrase', phrase: 'hello' },
  { kind: 'sayText', text: 'let me in' },
];

describe('in a foreign room', () => {
  test('a stranger can do nothing, by socket or by request', async () => {
    const [anna, ben, cleo] = [await guest('Anna'), await guest('Ben'), await guest('Cleo')];
    const room = await anna.open(TERMS);
    await ben.act(room, { kind: 'sit' });
    await anna.watch(room);
    const { version } = await anna.until(({ stage }) => stage === 'playing');
    await cleo.watch(room);
    for (const action of ACTIONS) {
      expect(await cleo.act(room, action)).toMatchObject({ kind: 'refused', refusal: { code: expect.any(String) } });
      const answer = await cleo.request('POST', `/api/rooms/${room}/actions`, { id: `r${action.kind}`, action });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } });
    }
    const view = await (await anna.request('GET', `/api/rooms/${room}`)).json();
    expect(view).toMatchObject({ version, stage: 'playing', chat: [] });
  });

  test('a player cannot act for the other seat, and only the opener fills and cancels', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    const room = await anna.open({ ...TERMS, setup: { ...TERMS.setup, seats: [...TERMS.setup.seats] } });
    for (const kind of ['cancel', 'stand'] as const) expect((await ben.act(room, { kind })).kind).toBe('refused');
    expect(await ben.act(room, { kind: 'fill', seat: 1, level: 1 })).toMatchObject({ refusal: { code: 'notOpener' } });
    expect(await ben.act(room, { kind: 'sit', seat: 0 })).toMatchObject({ refusal: { code: 'seatTaken' } });
    await ben.act(room, { kind: 'sit' });
    await Promise.all([anna.watch(room), ben.watch(room)]);
    const idle = (anna.view?.table?.game?.legal.length ?? 0) > 0 ? ben : anna;
    const active = idle === ben ? anna : ben;
    const step = active.view?.table?.game?.legal[0] ?? 0;
    expect(await idle.act(room, { kind: 'step', step })).toMatchObject({ refusal: { code: 'notYourTurn' } });
    expect(await idle.act(room, { kind: 'claim', how: 'win' })).toMatchObject({ refusal: { code: 'notAway' } });
  });

  test('the command id of another member has no meaning', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    const room = await anna.open(TERMS);
    expect((await ben.act(room, { kind: 'sit' }, 'mine')).kind).toBe('done');
    const cleo = await guest('Cleo');
    expect((await cleo.act(room, { kind: 'sit' }, 'mine')).kind).toBe('refused');
    expect((await ben.act(room, { kind: 'sit' }, 'mine')).kind).toBe('done');
  });
});

describe('a token', () => {
  /** Whether the server accepts the cookies, by request and by socket. */
  async function known(cookie: string, authorization?: string): Promise<boolean> {
    const headers = { cookie, ...(authorization ? { authorization } : {}) };
    const answer = await fetch(`${server.address}/api/me`, { headers });
    const { me } = (await answer.json()) as { me?: object };
    const player = new TestPlayer(server.address, cookie);
    await player.connect();
    player.send({ kind: 'act', room: 'zzzzzzzz', id: 'x', action: { kind: 'undo' } });
    const heard = await player.next(({ kind }) => kind === 'fault' || kind === 'refused');
    player.leave();
    expect(heard.kind === 'refused').toBe(me !== undefined && authorization === undefined);
    return me !== undefined;
  }

  test('that was changed anywhere is invalid', async () => {
    const { cookie } = await guest('Anna');
    expect(await known(cookie)).toBe(true);
    const at = cookie.indexOf('=') + 1;
    for (const place of [at, at + 5, at + 18, at + 26, cookie.length - 10, cookie.length - 2]) {
      const changed = cookie.slice(0, place) + (cookie[place] === 'b' ? 'c' : 'b') + cookie.slice(place + 1);
      expect(await known(changed), changed).toBe(false);
    }
  });

  test('of another server, of no member, or too old is invalid', async () => {
    const { cookie } = await guest('Anna');
    const member = /oia_guest=(\w+)/.exec(cookie)?.[1] ?? '';
    const forger = new GuestTokens(Buffer.alloc(32, 7));
    for (const token of [forger.issue(member, Date.now()), `${member}.zzz.`, '', 'null', '__proto__']) {
      expect(await known(`oia_guest=${token}`)).toBe(false);
      expect(await known(`oia_session=${token}`)).toBe(false);
    }
  });

  test('of an ended session, or of a guest who registered, is invalid', async () => {
    const client = new Client(server.address);
    await client.ask('POST', '/api/guest', { name: 'Dora' });
    const asGuest = client.cookie;
    await client.ask('POST', '/api/register', {
      name: `Dora${Date.now() % 100_000}`,
      password: 'long enough for this',
    });
    const asAccount = client.cookie;
    expect([await known(asGuest), await known(asAccount)]).toEqual([false, true]);
    await client.ask('POST', '/api/sign-out');
    expect(await known(asAccount)).toBe(false);
  });

  test('that is wrong is not outweighed by a cookie', async () => {
    const { cookie } = await guest('Anna');
    const answer = await fetch(`${server.address}/api/me`, {
      headers: { cookie, authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect(await answer.json()).toEqual({});
  });
});

describe('a foreign page', () => {
  test.each([['https://evil.example'], ['null'], ['http://127.0.0.1:1'], [undefined]])(
    'of the origin %s changes nothing and opens no socket',
    async (origin) => {
      const { cookie } = await guest('Anna');
      const headers = { cookie, 'content-type': 'application/json', ...(origin ? { origin } : {}) };
      for (const [method, path] of [
        ['POST', '/api/rooms'],
        ['POST', '/api/guest'],
        ['PATCH', '/api/me'],
        ['POST', '/api/sign-out'],
      ] as const) {
        const answer = await fetch(server.address + path, { method, headers, body: '{}' });
        expect([path, answer.status]).toEqual([path, 403]);
      }
      const { WebSocket } = await import('ws');
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
        headers: { cookie, ...(origin ? { origin } : {}) },
      });
      const refusal = await new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)));
      expect(refusal).toMatch(/403/);
    },
  );

  test('cannot send a form, or JSON as text', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await fetch(`${server.address}/api/guest`, {
        method: 'POST',
        headers: { origin: server.address, 'content-type': type },
        body: '{"name":"Eve"}',
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });
});

test('every answer has strict headers, and no page an inline script', async () => {
  const { cookie } = await guest('Anna');
  for (const path of [
    '/api/me',
    '/api/docs',
    '/api/openapi.json',
    '/api/nothing',
    '/health',
    '/metrics',
    '/%2e%2e/x',
  ]) {
    const { headers } = await fetch(server.address + path, { headers: { cookie } });
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, /script-src 'self' 'wasm-unsafe-eval'(;|$)/.test(policy)]).toEqual([path, true]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBe(null);
  }
  const page = await (await fetch(`${server.address}/api/docs`)).text();
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
});

test('cookies cannot be read by scripts or sent by other sites', async () => {
  const client = new Client(server.address);
  const { cookies } = await client.ask('POST', '/api/guest', { name: 'Finn' });
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=(Lax|Strict)/i);
});
