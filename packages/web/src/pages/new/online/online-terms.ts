import type { OpenedRoom, RoomTerms, TimeControl } from '@oia/protocol';
import type { Random, Result } from '@oia/rules';
import { isComputer, type Seat } from '@oia/table';
import { withPersons } from '../../../new-game/form-tables.ts';
import { tableOf } from '../../../new-game/form-to-setup.ts';
import { type GameForm, seatsAt } from '../../../new-game/game-form.ts';
import { hasAccount, member, openRoom } from '../../../online/member.ts';
import type { Answer } from '../../../online/request.ts';
import { ALL_CONTROLS, controlKey } from '../../../online/time-controls.ts';
import { device } from '../../../storage/device.ts';
import { ROOM_TERMS, readItem } from '../../../storage/keys.ts';

/** The terms of a game on the server, without the game itself. */
export type OnlineTerms = Pick<RoomTerms, 'control' | 'isOpen' | 'isRated' | 'hasChat'>;

const FIRST: OnlineTerms = { control: { kind: 'unlimited' }, isOpen: false, isRated: false, hasChat: true };

export const rememberTerms = (terms: OnlineTerms): unknown => device.write(ROOM_TERMS.key, JSON.stringify(terms));

export function lastTerms(): OnlineTerms {
  const { control, isOpen, isRated, hasChat } = readItem(ROOM_TERMS);
  return {
    control: knownControl(control),
    isOpen: isOpen === true,
    isRated: isRated === true,
    hasChat: hasChat !== false,
  };
}

function knownControl(stored: unknown): TimeControl {
  const control = { ...(stored as TimeControl) };
  return ALL_CONTROLS.find((known) => controlKey(known) === controlKey(control)) ?? FIRST.control;
}

/** Why a game cannot be rated; undefined: it can. */
export function whyUnrated(
  form: GameForm,
  terms: OnlineTerms,
  hasAccount: boolean,
): 'ratedAccount' | 'ratedClock' | undefined {
  if (!hasAccount) return 'ratedAccount';
  const isForTwo = form.players === 2 && !seatsAt(form).some(isComputer);
  return isForTwo && terms.control.kind !== 'unlimited' ? undefined : 'ratedClock';
}

/** People elsewhere sit where the form has persons, under their own names. */
export function termsOf(form: GameForm, terms: OnlineTerms, random: Random): Result<RoomTerms> {
  const table = tableOf(form, random);
  if (!table.ok) return table;
  const setup = { ...table.value, seats: table.value.seats.map(asRemote) };
  return { ok: true, value: { setup, ...terms } };
}

const asRemote = (seat: Seat): Seat => ({ name: '', player: isComputer(seat) ? seat.player : 'remote' });

/** A form in which people play all seats, for the server. */
export function asOnline(form: GameForm): GameForm {
  const full = withPersons(form, form.players);
  return { ...full, seats: full.seats.map((seat) => ({ ...seat, name: '' })) };
}

/** Opens the room of a form. */
export async function openForm(form: GameForm, terms: OnlineTerms): Promise<Answer<OpenedRoom>> {
  rememberTerms(terms);
  const isRated = terms.isRated && whyUnrated(form, terms, hasAccount(member.value)) === undefined;
  const roomTerms = termsOf(form, { ...terms, isRated }, Math.random);
  return roomTerms.ok ? openRoom(roomTerms.value) : { ok: false, code: 'badTerms' };
}
