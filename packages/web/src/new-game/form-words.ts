import { describeFault } from '@oia/narration';
import type { Fault } from '@oia/rules';
import type { Catalogue, PowerId } from '@oia/texts';
import type { Advice } from '../parts/power-picker.tsx';
import { namesOf } from '../session/names.ts';
import { meetingsOf, type PowerError, validateCard, validatePower, validateStart } from './form-validation.ts';
import { type GameForm, type SeatChoice, seatsAt } from './game-form.ts';

export const namesIn = (words: Catalogue, form: GameForm): readonly string[] => namesOf(words, seatsAt(form));

function sayPowerError(words: Catalogue, form: GameForm, error: PowerError): string {
  const { picker } = words.ui;
  switch (error.code) {
    case 'players':
      return picker.forPlayers({ counts: picker.or({ counts: error.players }) });
    case 'fleece':
      return picker.notForFleece;
    case 'hero':
      return picker.heroesOnly;
    case 'taken':
      return picker.taken({ player: namesIn(words, form)[error.seat] ?? '' });
    default:
      return picker[error.code]({ power: error.other });
  }
}

/** The picker's refusal or warning about a power for a seat. */
export function adviceFor(words: Catalogue, form: GameForm, seat: number, power: PowerId): Advice {
  const error = validatePower(form, seat, power);
  if (error) return { refusal: sayPowerError(words, form, error) };
  const powers = seatsAt(form).map((_, i) => (i === seat ? power : form.powers[i]));
  const met = meetingsOf({ ...form, powers }).find((meeting) => meeting.kind === 'banned' && isIn(power, meeting));
  const other = met?.powers.find((id) => id !== power);
  return other ? { warning: words.ui.picker.bannedAllowed({ power: other }) } : {};
}

const isIn = (power: PowerId, { powers }: { readonly powers: readonly PowerId[] }): boolean => powers.includes(power);

export function adviceForCard(words: Catalogue, form: GameForm, power: PowerId): Advice {
  const error = validateCard(power);
  return error ? { refusal: sayPowerError(words, form, error) } : {};
}

/** Why this seat cannot be the Start Player. */
export function sayStartError(words: Catalogue, form: GameForm, start: SeatChoice): string | undefined {
  const error = validateStart(form, start);
  return error && words.ui.newGame[error.code]({ power: error.power });
}

/** Warnings about pairs of powers. */
export const sayMeetings = (words: Catalogue, form: GameForm): readonly string[] =>
  meetingsOf(form).map(({ powers: [one, two], kind }) => {
    const { meetsBanned, meetsOdd } = words.ui.newGame;
    return kind === 'banned' ? meetsBanned({ one, two }) : meetsOdd({ one, two });
  });

export function sayFormFault(words: Catalogue, form: GameForm, fault: Fault): string {
  const { newGame } = words.ui;
  if (fault.code !== 'badCount' && fault.code !== 'heroMissing') return describeFault(words, fault);
  if (form.way !== 'chosen') return newGame.faultTooFew;
  const missing = namesIn(words, form).filter((_, seat) => form.powers[seat] === undefined);
  return newGame.faultMissing({ players: words.together(missing) });
}
