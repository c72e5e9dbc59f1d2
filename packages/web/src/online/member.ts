import type { Me, MeAnswer, OpenedRoom, RoomTerms } from '@oia/protocol';
import { useEffect } from 'react';
import { Store } from '../base/store.ts';
import { useStore } from '../base/use-store.ts';
import { api } from './api.ts';
import { rememberMember } from './remembered.ts';
import type { Answer } from './request.ts';

/** This browser's member on the server; `anonymous` has not played yet, undefined: not known yet. */
export const member = new Store<Me | 'anonymous' | undefined>(undefined);

/** Sets the member that the server reports. */
export function setMember(me: Me | undefined): void {
  member.set(me ?? 'anonymous');
  rememberMember(me !== undefined);
}

/** Remembers the member in an answer of the server. */
export async function rememberAnswer(asked: Promise<Answer<MeAnswer>>): Promise<Answer<MeAnswer>> {
  const answer = await asked;
  if (answer.ok) setMember(answer.value.me);
  return answer;
}

/** Loads the member from the server. */
export const loadMember = (): Promise<Answer<MeAnswer>> => rememberAnswer(api.me());

/** Playing needs a member: makes an anonymous browser a guest. `name`: the guest's name, which is optional. */
export async function ensureMember(name = ''): Promise<Answer<MeAnswer>> {
  const { value } = member;
  const known: Answer<MeAnswer> =
    value && value !== 'anonymous' ? { ok: true, value: { me: value } } : await loadMember();
  const me = known.ok ? known.value.me : undefined;
  if (known.ok && !me) return rememberAnswer(api.beGuest(name));
  return me?.kind === 'guest' && name !== '' && name !== me.name ? rememberAnswer(api.changeMe({ name })) : known;
}

/** Opens a room; an anonymous browser becomes a guest. */
export async function openRoom(terms: RoomTerms): Promise<Answer<OpenedRoom>> {
  const joined = await ensureMember();
  return joined.ok ? api.openRoom(terms) : joined;
}

/** This browser's member on the server; `anonymous`, or undefined while it is not known. */
export function useMember(): Me | 'anonymous' | undefined {
  const now = useStore(member);
  useEffect(() => {
    // Requests do not reject: without an answer the member stays unknown.
    if (member.value === undefined) void loadMember();
  }, []);
  return now;
}

/** True for a member with an account, who can play rated games. */
export const hasAccount = (me: Me | 'anonymous' | undefined): boolean =>
  me !== undefined && me !== 'anonymous' && me.kind === 'account';
