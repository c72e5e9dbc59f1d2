import type { Fault } from '@oia/rules';
import { sayFault } from '@oia/telling';
import type { Catalogue, PowerId } from '@oia/texts';
import type { Advice } from '../../parts/power-picker.tsx';
import { namesOf } from '../../session/names.ts';
import { type GameForm, type SeatChoice, seatsAt } from './game-form.ts';
import { meetingsOf, type Objection, objectionTo, objectionToCard, objectionToStart } from './objections.ts';

export const namesIn = (words: Catalogue, form: GameForm): readonly string[] => namesOf(words, seatsAt(form));

function sayObjection(words: Catalogue, form: GameForm, objection: Objection): string {
  const { picker } = words.ui;
  switch (objection.code) {
    case 'players':
      return picker.forPlayers({ counts: picker.or({ counts: objection.players }) });
    case 'fleece':
      return picker.notForFleece;
    case 'taken':
      return picker.taken({ player: namesIn(words, form)[objection.seat] ?? '' });
    default:
      return picker[objection.code]({ power: objection.other });
  }
}

/** What the picker says of a power for a seat. */
export function adviceFor(words: Catalogue, form: GameForm, seat: number, power: PowerId): Advice {
  const objection = objectionTo(form, seat, power);
  if (objection) return { refusal: sayObjection(words, form, objection) };
  const powers = seatsAt(form).map((_, i) => (i === seat ? power : form.powers[i]));
  const met = meetingsOf({ ...form, powers }).find((meeting) => meeting.kind === 'banned' && isIn(power, meeting));
  const other = met?.powers.find((id) => id !== power);
  return other ? { warning: words.ui.picker.bannedAllowed({ power: other }) } : {};
}

const isIn = (power: PowerId, { powers }: { readonly powers: readonly PowerId[] }): boolean => powers.includes(power);

export function adviceForCard(words: Catalogue, form: GameForm, power: PowerId): Advice {
  const objection = objectionToCard(power);
  return objection ? { refusal: sayObjection(words, form, objection) } : {};
}

/** Why somebody cannot be the Start Player. */
export function sayStartObjection(words: Catalogue, form: GameForm, start: SeatChoice): string | undefined {
  const objection = objectionToStart(form, start);
  return objection && words.ui.newGame[objection.code]({ power: objection.power });
}

/** Warnings about who meets whom. */
export const sayMeetings = (words: Catalogue, form: GameForm): readonly string[] =>
  meetingsOf(form).map(({ powers: [one, two], kind }) => {
    const { meetsBanned, meetsOdd } = words.ui.newGame;
    return kind === 'banned' ? meetsBanned({ one, two }) : meetsOdd({ one, two });
  });

export function sayFormFault(words: Catalogue, form: GameForm, fault: Fault): string {
  const { newGame } = words.ui;
  if (fault.code !== 'badCount') return sayFault(words, fault);
  if (form.way !== 'chosen') return newGame.faultTooFew;
  const missing = namesIn(words, form).filter((_, seat) => form.powers[seat] === undefined);
  return newGame.faultMissing({ players: words.together(missing) });
}
