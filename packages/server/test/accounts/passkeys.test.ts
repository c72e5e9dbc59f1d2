import { expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import type { MemberResult } from '../../src/accounts/refusals.ts';
import { Authenticator } from './authenticator.ts';
import { onEveryDatabase } from './member-tests.ts';

const SITE = { origin: 'https://oia.example', host: 'oia.example' };
const BAD = { ok: false, code: 'badPasskey' };
const MINUTE = 60_000;

onEveryDatabase('passkeys', (world) => {
  const valueIn = <T>(answer: MemberResult<T>): T => {
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  };
  const ask = async (member: Member | undefined, name?: string) =>
    valueIn(await world.members.passkeys.askForNew(member, name, SITE)) as { challenge: string };
  const askToSignIn = async () => (await world.members.passkeys.askToSignIn(SITE)) as { challenge: string };
  const add = (member: Member | undefined, response: ReturnType<Authenticator['register']>) =>
    world.members.passkeys.add(member, { label: 'Key', response }, SITE);
  const signIn = (response: ReturnType<Authenticator['sign']>) => world.members.passkeys.signIn({ response }, SITE);

  async function account(name: string, key: Authenticator): Promise<Member> {
    return valueIn(await add(undefined, key.register(await ask(undefined, name))));
  }

  test('a passkey makes an account, and signs in without a name', async () => {
    const key = new Authenticator(SITE.origin);
    const made = await account('Nele', key);
    expect(made).toMatchObject({ name: 'Nele', kind: 'account' });
    expect(await signIn(key.sign(await askToSignIn()))).toEqual({ ok: true, value: made });
    expect(await world.members.me(made)).toMatchObject({ hasPassword: false, passkeys: 1 });
  });

  test('a guest who registers by a passkey keeps the id', async () => {
    const { member, token } = valueIn(await world.members.guests.add('Otto'));
    const key = new Authenticator(SITE.origin);
    const made = await add(member, key.register(await ask(member, 'Otto')));
    expect(made).toEqual({ ok: true, value: { id: member.id, name: 'Otto', kind: 'account' } });
    expect(await world.members.memberOf({ cookie: `oia_guest=${token}` })).toBeUndefined();
  });

  test('an answer counts once, and not after five minutes', async () => {
    const key = new Authenticator(SITE.origin);
    await account('Pia', key);
    const answer = key.sign(await askToSignIn());
    expect(await signIn(answer)).toMatchObject({ ok: true });
    expect(await signIn(answer)).toEqual(BAD);
    const late = key.sign(await askToSignIn());
    world.now += 6 * MINUTE;
    expect(await signIn(late)).toEqual(BAD);
  });

  test('answers to unknown challenges, and of other sites, keys and purposes, are refused', async () => {
    const [key, stranger] = [new Authenticator(SITE.origin), new Authenticator(SITE.origin)];
    await account('Quentin', key);
    expect(await signIn(key.sign({ challenge: 'bm90IG91cnM' }))).toEqual(BAD);
    expect(await signIn(key.sign(await askToSignIn(), 'https://evil.example'))).toEqual(BAD);
    expect(await signIn(stranger.sign(await askToSignIn()))).toEqual(BAD);
    const forged = { ...stranger.sign(await askToSignIn()), id: key.id.toString('base64url') };
    expect(await signIn({ ...forged, rawId: forged.id })).toEqual(BAD);
    expect(await signIn(key.sign(await ask(undefined, 'Quentin 2')))).toEqual(BAD);
    expect(await add(undefined, key.register(await askToSignIn()))).toEqual(BAD);
  });

  test('a passkey cannot be added to the account of another member', async () => {
    const [mine, theirs] = [new Authenticator(SITE.origin), new Authenticator(SITE.origin)];
    const me = await account('Rosa', mine);
    const other = await account('Sepp', theirs);
    const asked = await ask(me);
    expect(await add(other, new Authenticator(SITE.origin).register(asked))).toEqual(BAD);
    expect(await add(me, theirs.register(await ask(me)))).toEqual(BAD);
    expect(await add(undefined, new Authenticator(SITE.origin).register(await ask(me)))).toEqual(BAD);
  });

  test('passkeys have labels, and the last way to sign in stays', async () => {
    const { passkeys, accounts } = world.members;
    const [one, two] = [new Authenticator(SITE.origin), new Authenticator(SITE.origin)];
    const me = await account('Tom', one);
    expect(await add(me, two.register(await ask(me)))).toMatchObject({ ok: true });
    const [first, second] = (await passkeys.list(me.id)).map(({ id }) => id);
    expect(await passkeys.relabel(me.id, first ?? '', 'Phone')).toBe(true);
    expect((await passkeys.list(me.id)).map(({ label }) => label).toSorted()).toEqual(['Key', 'Phone']);
    const other = await account('Uwe', new Authenticator(SITE.origin));
    expect(await passkeys.remove(other, second ?? '')).toEqual({ ok: true, value: false });
    expect(await passkeys.remove(me, second ?? '')).toEqual({ ok: true, value: true });
    expect(await passkeys.remove(me, first ?? '')).toEqual({ ok: false, code: 'lastWayIn' });
    expect(await accounts.changePassword(me.id, undefined, 'correct horse')).toMatchObject({ ok: true });
    expect(await passkeys.remove(me, first ?? '')).toEqual({ ok: true, value: true });
  });

  test('a name that was taken in the meantime leaves no account and no passkey', async () => {
    const key = new Authenticator(SITE.origin);
    const asked = await ask(undefined, 'Vera');
    await account('Vera', new Authenticator(SITE.origin));
    expect(await add(undefined, key.register(asked))).toEqual({ ok: false, code: 'nameTaken' });
    expect(await signIn(key.sign(await askToSignIn()))).toEqual(BAD);
  });
});
