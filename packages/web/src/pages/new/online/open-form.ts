import type { OpenedRoom } from '@oia/protocol';
import type { GameForm } from '../../../new-game/game-form.ts';
import { member } from '../../../online/member.ts';
import { openRoom } from '../../../online/open-room.ts';
import type { Answer } from '../../../online/request.ts';
import { hasAccount } from '../../../online/use-member.ts';
import { type OnlineWish, rememberWish, termsOf, whyUnrated } from './online-wish.ts';

/** Opens the room of a form. */
export async function openForm(form: GameForm, wish: OnlineWish): Promise<Answer<OpenedRoom>> {
  rememberWish(wish);
  const isRated = wish.isRated && whyUnrated(form, wish, hasAccount(member.value)) === undefined;
  const terms = termsOf(form, { ...wish, isRated }, Math.random);
  return terms.ok ? openRoom(terms.value) : { ok: false, code: 'badTerms' };
}
