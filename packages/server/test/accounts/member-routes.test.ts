import { expect, test } from 'vitest';
import { memberRoutes } from '../../src/accounts/member-routes.ts';
import { hostOf, memberDataOf } from '../rooms/test-host.ts';
import { Authenticator } from './authenticator.ts';
import { type Client, serving } from './member-server.ts';
import { onEveryDatabase } from './member-tests.ts';

const password = 'correct horse';

onEveryDatabase('requests about members', (world) => {
  let address = 0;
  const server = serving(world, async (http) => {
    const memberData = memberDataOf(world.store, await hostOf(world.store));
    await http.register(memberRoutes, { members: world.members, memberData, isSecure: false, requestRate: 600 });
  });
  /** Each test uses its own address, because guesses are counted by address. */
  const from = () => ({ 'x-forwarded-for': `198.51.100.${address}` });
  const arrive = (): Client => {
    address++;
    return server.client();
  };
  const post = (client: Client, path: string, body?: object) => client.ask('POST', path, body, from());

  test('a new browser is anonymous; a guest is identified by a cookie that scripts cannot read', async () => {
    const client = arrive();
    expect(await client.ask('GET', '/api/me')).toMatchObject({ status: 200, body: {} });
    const made = await post(client, '/api/guest', { name: 'Wim' });
    expect(made.body).toMatchObject({ me: { name: 'Wim', kind: 'guest', hasPassword: false } });
    expect(made.cookies[0]).toMatch(/^oia_guest=m[a-z2-9]{15}\.[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = await client.ask('GET', '/api/me');
    expect(me.body).toEqual(made.body);
    expect((await post(client, '/api/guest', { name: 'Else' })).body).toEqual(made.body);
    const renamed = await client.ask('PATCH', '/api/me', { name: 'Willem' });
    expect(renamed.body.me).toMatchObject({ name: 'Willem', id: made.body.me.id });
  });

  test('a guest registers, signs out, and in again', async () => {
    const client = arrive();
    const { me: guest } = (await post(client, '/api/guest')).body;
    const before = client.cookie;
    const registered = await post(client, '/api/register', { name: 'Xaver', password });
    expect(registered.body.me).toMatchObject({ id: guest.id, name: 'Xaver', kind: 'account', hasPassword: true });
    const [, guestToken = ''] = before.split('=');
    const thief = server.client();
    thief.keep('oia_guest', guestToken);
    expect((await thief.ask('GET', '/api/me')).body).toEqual({});
    const session = client.cookie;
    await post(client, '/api/sign-out');
    expect(client.cookie).toBe('');
    expect((await server.client().ask('GET', '/api/me', undefined, { cookie: session })).body).toEqual({});
    expect((await post(client, '/api/sign-in', { name: 'xaver', password })).body.me.id).toBe(guest.id);
  });

  test('the answers to a wrong name and a wrong password are the same', async () => {
    const client = arrive();
    await post(client, '/api/register', { name: 'Yara', password });
    const [one, two] = [
      await post(arrive(), '/api/sign-in', { name: 'Yara', password: 'x' }),
      await post(arrive(), '/api/sign-in', { name: 'Yoko', password: 'x' }),
    ];
    expect(one.status).toBe(401);
    expect(one.body).toEqual(two.body);
    expect(one.body.error.code).toBe('wrongCredentials');
  });

  test.each([
    ['/api/register', { name: 'Zoe' }, 'badRequest'],
    ['/api/register', { name: 'Zoe', password: 'short' }, 'badRequest'],
    ['/api/register', { name: 'Zoe', password, kind: 'program' }, 'badRequest'],
    ['/api/register', { name: 'oia', password }, 'reservedName'],
    ['/api/register', { name: '\u202Eeoz', password }, 'badName'],
    ['/api/guest', { name: 7 }, 'badRequest'],
  ])('%s refuses %j with %s', async (path, body, code) => {
    const answer = await post(arrive(), path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe(code);
  });

  test('foreign pages change nothing', async () => {
    const client = arrive();
    await post(client, '/api/guest', { name: 'Abel' });
    const foreign = await client.ask('PATCH', '/api/me', { name: 'Evil' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await client.ask('GET', '/api/me')).body.me.name).toBe('Abel');
  });

  test('browsers are listed and signed out from another one', async () => {
    const [one, two] = [arrive(), server.client()];
    await one.ask('POST', '/api/register', { name: 'Bea', password }, { ...from(), 'user-agent': 'First' });
    await two.ask('POST', '/api/sign-in', { name: 'Bea', password }, { ...from(), 'user-agent': 'Second' });
    const { sessions } = (await one.ask('GET', '/api/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect(other.agent).toBe('Second');
    expect((await one.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(200);
    expect((await two.ask('GET', '/api/me')).body).toEqual({});
    expect((await one.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(404);
  });

  test('a new password signs all other browsers out', async () => {
    const [one, two] = [arrive(), server.client()];
    await post(one, '/api/register', { name: 'Carl', password });
    await post(two, '/api/sign-in', { name: 'Carl', password });
    const wrong = await one.ask('PATCH', '/api/me', { password: { current: 'x', next: 'better horse' } });
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'wrongPassword']);
    await one.ask('PATCH', '/api/me', { password: { current: password, next: 'better horse' } });
    expect((await one.ask('GET', '/api/me')).body.me.name).toBe('Carl');
    expect((await two.ask('GET', '/api/me')).body).toEqual({});
  });

  test('a passkey makes an account and signs in to it', async () => {
    const client = arrive();
    const key = new Authenticator(server.address);
    const { options } = (await post(client, '/api/passkeys/options', { name: 'Dana' })).body;
    const added = await post(client, '/api/passkeys', { label: 'Phone', response: key.register(options) });
    expect(added.body.me).toMatchObject({ name: 'Dana', kind: 'account', passkeys: 1 });
    expect((await client.ask('GET', '/api/passkeys')).body.passkeys).toMatchObject([{ label: 'Phone' }]);
    const other = server.client();
    const asked = (await post(other, '/api/passkeys/sign-in/options')).body.options;
    const signedIn = await post(other, '/api/passkeys/sign-in', { response: key.sign(asked) });
    expect(signedIn.body.me.id).toBe(added.body.me.id);
  });

  test('deleting an account needs its name as confirmation', async () => {
    const client = arrive();
    await post(client, '/api/register', { name: 'Egon', password });
    const data = await client.ask('GET', '/api/me/data');
    expect(data.body.member.name).toBe('Egon');
    const wrong = await client.ask('DELETE', '/api/me', { name: 'Emil' });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'wrongName']);
    expect((await client.ask('DELETE', '/api/me', { name: 'Egon' })).status).toBe(200);
    expect(client.cookie).toBe('');
    const again = await post(client, '/api/sign-in', { name: 'Egon', password });
    expect(again.body.error.code).toBe('wrongCredentials');
    expect((await arrive().ask('GET', '/api/me/data')).status).toBe(401);
  });

  test('many guesses from one address are refused', async () => {
    const client = arrive();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => post(client, '/api/sign-in', { name: `Name ${i}`, password: 'guess' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await client.ask('GET', '/api/me')).status).toBe(200);
  });
});
