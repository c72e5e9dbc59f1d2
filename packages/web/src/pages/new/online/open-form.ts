import type { OpenedRoom } from '@oia/protocol';
import type { GameForm } from '../../../new-game/game-form.ts';
import { member } from '../../../online/member.ts';
import { openRoom } from '../../../online/open-room.ts';
import type { Answer } from '../../../online/request.ts';
import { hasAccount } from '../../../online/use-member.ts';
import { type OnlineTerms, rememberTerms, termsOf, whyUnrated } from './online-terms.ts';

/** Opens the room of a form. */
export async function openForm(form: GameForm, terms: OnlineTerms): Promise<Answer<OpenedRoom>> {
  rememberTerms(terms);
  const isRated = terms.isRated && whyUnrated(form, terms, hasAccount(member.value)) === undefined;
  const roomTerms = termsOf(form, { ...terms, isRated }, Math.random);
  return roomTerms.ok ? openRoom(roomTerms.value) : { ok: false, code: 'badTerms' };
}
