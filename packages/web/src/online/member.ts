import type { Me, MeAnswer } from '@oia/protocol';
import { Store } from '../store.ts';
import { api } from './api.ts';
import { rememberMember } from './remembered.ts';
import type { Answer } from './request.ts';

/** Who this browser is for the server; `nobody` has not played yet, undefined is not known yet. */
export const member = new Store<Me | 'nobody' | undefined>(undefined);

/** Takes over who the server says this is. */
export function setMember(me: Me | undefined): void {
  member.set(me ?? 'nobody');
  rememberMember(me !== undefined);
}

/** Passes an answer on; if it says who this is, everybody hears of it. */
export async function heard(asked: Promise<Answer<MeAnswer>>): Promise<Answer<MeAnswer>> {
  const answer = await asked;
  if (answer.ok) setMember(answer.value.me);
  return answer;
}

/** Asks the server who this is. */
export const loadMember = (): Promise<Answer<MeAnswer>> => heard(api.me());

/** Whoever plays needs to be somebody: a guest, if nothing else. `name`: what a guest wants to be called; nobody has to say. */
export async function beSomebody(name = ''): Promise<Answer<MeAnswer>> {
  const { value } = member;
  const known: Answer<MeAnswer> = value && value !== 'nobody' ? { ok: true, value: { me: value } } : await loadMember();
  const me = known.ok ? known.value.me : undefined;
  if (known.ok && !me) return heard(api.beGuest(name));
  return me?.kind === 'guest' && name !== '' && name !== me.name ? heard(api.changeMe({ name })) : known;
}
