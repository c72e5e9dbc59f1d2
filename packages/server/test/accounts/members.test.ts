import { expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import { Members } from '../../src/accounts/members.ts';
import { hashOfSecret, newSecret } from '../../src/accounts/secrets.ts';
import { DAY_MS } from '../../src/util/time.ts';
import { onEveryDatabase } from './member-tests.ts';

onEveryDatabase('members', (world) => {
  const guestCookie = (token: string) => ({ cookie: `a=b; oia_guest=${token}` });
  const sessionCookie = (secret: string) => ({ cookie: `oia_session=${secret}; x=y` });
  const password = 'correct horse';

  async function account(name: string): Promise<Member> {
    const made = await world.members.accounts.register(undefined, { name, password });
    if (!made.ok) throw new Error(made.code);
    return made.value;
  }

  test('a guest is identified by the token of the device, in every process', async () => {
    const { members, store } = world;
    const guest = await members.guests.add('Gast');
    if (!guest.ok) throw new Error(guest.code);
    const { member, token } = guest.value;
    expect(await members.memberOf(guestCookie(token))).toEqual(member);
    const other = await Members.open(store.kysely, { now: () => world.now });
    expect(await other.memberOf(guestCookie(token))).toEqual(member);
    expect(await members.memberOf(guestCookie(`${token.slice(0, -2)}AA`))).toBeUndefined();
    expect(await members.memberOf({})).toBeUndefined();
  });

  test('guests may share a name, but not with an account', async () => {
    const { guests } = world.members;
    await account('Ariadne');
    expect(await guests.add('Bob')).toMatchObject({ ok: true });
    expect(await guests.add('Bob')).toMatchObject({ ok: true, value: { member: { name: 'Bob' } } });
    expect(await guests.add('ARIADNE')).toEqual({ ok: false, code: 'nameTaken' });
    expect(await guests.add('\u202E')).toEqual({ ok: false, code: 'badName' });
    expect(await guests.add(undefined)).toMatchObject({ ok: true, value: { member: { name: '' } } });
  });

  test('a guest who registers keeps the id, and the token is void', async () => {
    const { members } = world;
    const guest = await members.guests.add('Cleo');
    if (!guest.ok) throw new Error(guest.code);
    const { member, token } = guest.value;
    const made = await members.accounts.register(member, { name: 'Cleo', password });
    expect(made).toEqual({ ok: true, value: { id: member.id, name: 'Cleo', kind: 'account' } });
    expect(await members.memberOf(guestCookie(token))).toBeUndefined();
    expect(await members.accounts.register(member, { name: 'Cleo 2', password })).toMatchObject({ ok: false });
  });

  test('a name that several members take at once goes to one of them', async () => {
    const { accounts } = world.members;
    const names = ['Dora', 'DORA', 'Dóra', 'D.o.r.a'];
    const made = await Promise.all(names.map((name) => accounts.register(undefined, { name, password })));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, code: 'nameTaken' }));
  });

  test('a session lasts while it is used, and ends after 90 days without use', async () => {
    const { members } = world;
    const { id } = await account('Eva');
    const secret = await members.sessions.start(id, 'A browser');
    for (let i = 0; i < 3; i++) {
      world.now += 80 * DAY_MS;
      expect(await members.memberOf(sessionCookie(secret))).toMatchObject({ id, kind: 'account' });
    }
    world.now += 91 * DAY_MS;
    expect(await members.memberOf(sessionCookie(secret))).toBeUndefined();
  });

  test('only its owner lists and ends a session, whose secret is not stored', async () => {
    const { members, store } = world;
    const [mine, other] = [await account('Fay'), await account('Gus')];
    const secrets = await Promise.all(['one', 'two', 'three'].map((agent) => members.sessions.start(mine.id, agent)));
    const listed = await members.sessions.list(mine.id);
    expect(listed.map(({ agent }) => agent).toSorted()).toEqual(['one', 'three', 'two']);
    const [first] = listed;
    expect(await members.sessions.endById(other.id, first?.id ?? '')).toBe(false);
    expect(await members.sessions.endById(mine.id, first?.id ?? '')).toBe(true);
    const alive = await Promise.all(secrets.map((secret) => members.memberOf(sessionCookie(secret))));
    expect(alive.filter(Boolean)).toHaveLength(2);
    const rows = JSON.stringify(await store.kysely.selectFrom('session').selectAll().execute());
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });

  test('a program is identified by its token; with a wrong token the caller is anonymous, even with valid cookies', async () => {
    const { members } = world;
    const { id } = await account('Hal');
    const secret = await members.sessions.start(id, '');
    const token = newSecret();
    await members.tokens.add({
      hash: hashOfSecret(token),
      id: 'one',
      member: id,
      label: 'bot',
      scope: 'play',
      at: world.now,
    });
    expect(await members.memberOf({ authorization: `Bearer ${token}` })).toMatchObject({ id });
    const wrong = { authorization: `Bearer ${newSecret()}`, ...sessionCookie(secret) };
    expect(await members.memberOf(wrong)).toBeUndefined();
    expect(await members.memberOf({ authorization: `Basic ${token}`, ...sessionCookie(secret) })).toBeUndefined();
    const reading = newSecret();
    await members.tokens.add({ hash: hashOfSecret(reading), id: 'two', member: id, label: '', scope: 'read', at: 0 });
    expect(await members.memberOf({ authorization: `Bearer ${reading}` })).toMatchObject({ id, isReader: true });
    expect(await members.tokens.ofAccount(id)).toHaveLength(2);
    expect(await members.tokens.remove((await account('Hans')).id, 'one')).toBe(false);
    expect(await members.tokens.remove(id, 'one')).toBe(true);
    expect(await members.memberOf({ authorization: `Bearer ${token}` })).toBeUndefined();
  });

  test('signing in does not reveal which accounts exist', async () => {
    const { accounts } = world.members;
    await account('Ida');
    const place = '192.0.2.1';
    expect(await accounts.signIn({ name: 'ida', password }, place)).toMatchObject({ ok: true, value: { name: 'Ida' } });
    const wrong = await accounts.signIn({ name: 'Ida', password: 'wrong horse' }, place);
    expect(wrong).toEqual({ ok: false, code: 'wrongCredentials' });
    expect(await accounts.signIn({ name: 'Nobody we know', password }, place)).toEqual(wrong);
  });

  test('guesses from one network are refused after a while; the owner still gets in from another', async () => {
    const { accounts } = world.members;
    await account('Jan');
    const guess = () => accounts.signIn({ name: 'Jan', password: 'guess' }, '192.0.2.2');
    for (let i = 0; i < 8; i++) expect(await guess()).toEqual({ ok: false, code: 'wrongCredentials' });
    expect(await guess()).toEqual({ ok: false, code: 'tooFast' });
    expect(await accounts.signIn({ name: 'Jan', password }, '192.0.2.2')).toEqual({ ok: false, code: 'tooFast' });
    expect(await accounts.signIn({ name: 'Jan', password }, '192.0.2.3')).toMatchObject({ ok: true });
    world.now += 16 * 60_000;
    expect(await accounts.signIn({ name: 'Jan', password }, '192.0.2.2')).toMatchObject({ ok: true });
  });

  test('a new password needs the current one, a new name has to be free', async () => {
    const { accounts } = world.members;
    const me = await account('Kim');
    await account('Lea');
    expect(await accounts.changePassword(me.id, 'wrong', 'better horse')).toEqual({ ok: false, code: 'wrongPassword' });
    expect(await accounts.changePassword(me.id, password, 'better horse')).toMatchObject({ ok: true });
    expect(await accounts.rename(me, 'lea')).toEqual({ ok: false, code: 'nameTaken' });
    expect(await accounts.rename(me, 'KIM')).toMatchObject({ ok: true, value: { name: 'KIM' } });
    expect(await accounts.rename(me, 'Kimberly')).toMatchObject({ ok: true });
    expect(await accounts.signIn({ name: 'Kimberly', password: 'better horse' }, 'here')).toMatchObject({ ok: true });
    expect(await accounts.register(undefined, { name: 'Kim', password })).toMatchObject({ ok: true });
  });
});
