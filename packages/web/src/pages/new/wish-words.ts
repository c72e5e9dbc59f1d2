import type { Fault } from '@oia/rules';
import { sayFault } from '@oia/telling';
import type { Catalogue, PowerId } from '@oia/texts';
import type { Advice } from '../../parts/power-picker.tsx';
import { namesOf } from '../../session/names.ts';
import { meetingsOf, type Objection, objectionTo, objectionToCard, objectionToStart } from './objections.ts';
import { type SeatChoice, seatsAt, type Wish } from './wish.ts';

export const namesIn = (words: Catalogue, wish: Wish): readonly string[] => namesOf(words, seatsAt(wish));

function sayObjection(words: Catalogue, wish: Wish, objection: Objection): string {
  const { picker } = words.ui;
  switch (objection.code) {
    case 'players':
      return picker.forPlayers({ counts: picker.or({ counts: objection.players }) });
    case 'fleece':
      return picker.notForFleece;
    case 'taken':
      return picker.taken({ player: namesIn(words, wish)[objection.seat] ?? '' });
    default:
      return picker[objection.code]({ power: objection.other });
  }
}

/** What the picker says of a power for a seat. */
export function adviceFor(words: Catalogue, wish: Wish, seat: number, power: PowerId): Advice {
  const objection = objectionTo(wish, seat, power);
  if (objection) return { refusal: sayObjection(words, wish, objection) };
  const powers = seatsAt(wish).map((_, i) => (i === seat ? power : wish.powers[i]));
  const met = meetingsOf({ ...wish, powers }).find((meeting) => meeting.kind === 'banned' && isIn(power, meeting));
  const other = met?.powers.find((id) => id !== power);
  return other ? { warning: words.ui.picker.bannedAllowed({ power: other }) } : {};
}

const isIn = (power: PowerId, { powers }: { readonly powers: readonly PowerId[] }): boolean => powers.includes(power);

export function adviceForCard(words: Catalogue, wish: Wish, power: PowerId): Advice {
  const objection = objectionToCard(power);
  return objection ? { refusal: sayObjection(words, wish, objection) } : {};
}

/** Why somebody cannot be the Start Player. */
export function sayStartObjection(words: Catalogue, wish: Wish, start: SeatChoice): string | undefined {
  const objection = objectionToStart(wish, start);
  return objection && words.ui.newGame[objection.code]({ power: objection.power });
}

/** Warnings about who meets whom. */
export const sayMeetings = (words: Catalogue, wish: Wish): readonly string[] =>
  meetingsOf(wish).map(({ powers: [one, two], kind }) => {
    const { meetsBanned, meetsOdd } = words.ui.newGame;
    return kind === 'banned' ? meetsBanned({ one, two }) : meetsOdd({ one, two });
  });

export function sayWishFault(words: Catalogue, wish: Wish, fault: Fault): string {
  const { newGame } = words.ui;
  if (fault.code !== 'badCount') return sayFault(words, fault);
  if (wish.way !== 'chosen') return newGame.faultTooFew;
  const missing = namesIn(words, wish).filter((_, seat) => wish.powers[seat] === undefined);
  return newGame.faultMissing({ players: words.together(missing) });
}
