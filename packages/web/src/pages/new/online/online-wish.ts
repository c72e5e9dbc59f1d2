import type { RoomTerms, TimeControl } from '@oia/protocol';
import type { Random, Result } from '@oia/rules';
import { isComputer, type Seat } from '@oia/table';
import { withPersons } from '../../../new-game/form-tables.ts';
import { tableOf } from '../../../new-game/form-to-setup.ts';
import { type GameForm, seatsAt } from '../../../new-game/game-form.ts';
import { ALL_CONTROLS, controlKey } from '../../../online/time-controls.ts';
import { device } from '../../../storage/device.ts';

const KEY = 'oia.room';

/** What is agreed on for a game on the server, beside the game itself. */
export type OnlineWish = Pick<RoomTerms, 'control' | 'isOpen' | 'isRated' | 'hasChat'>;

const FIRST: OnlineWish = { control: { kind: 'unlimited' }, isOpen: false, isRated: false, hasChat: true };

export const rememberWish = (wish: OnlineWish): unknown => device.write(KEY, JSON.stringify(wish));

export function lastWish(): OnlineWish {
  try {
    const { control, isOpen, isRated, hasChat } = JSON.parse(device.read(KEY) ?? '') as OnlineWish;
    return {
      control: knownControl(control),
      isOpen: isOpen === true,
      isRated: isRated === true,
      hasChat: hasChat !== false,
    };
  } catch {
    return FIRST;
  }
}

const knownControl = (control: TimeControl): TimeControl =>
  ALL_CONTROLS.find((known) => controlKey(known) === controlKey(control)) ?? FIRST.control;

/** Why a game cannot be rated; undefined: it can. */
export function whyUnrated(
  form: GameForm,
  wish: OnlineWish,
  hasAccount: boolean,
): 'ratedAccount' | 'ratedClock' | undefined {
  if (!hasAccount) return 'ratedAccount';
  const isForTwo = form.players === 2 && !seatsAt(form).some(isComputer);
  return isForTwo && wish.control.kind !== 'unlimited' ? undefined : 'ratedClock';
}

/** People elsewhere sit where the form has persons, under their own names. */
export function termsOf(form: GameForm, wish: OnlineWish, random: Random): Result<RoomTerms> {
  const table = tableOf(form, random);
  if (!table.ok) return table;
  const setup = { ...table.value, seats: table.value.seats.map(asRemote) };
  return { ok: true, value: { setup, ...wish } };
}

const asRemote = (seat: Seat): Seat => ({ name: '', player: isComputer(seat) ? seat.player : 'remote' });

/** A form for the server needs people: as many as there are seats, if it was for a computer. */
export function asOnline(form: GameForm): GameForm {
  const full = withPersons(form, form.players);
  return { ...full, seats: full.seats.map((seat) => ({ ...seat, name: '' })) };
}
