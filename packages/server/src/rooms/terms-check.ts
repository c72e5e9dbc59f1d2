import type { RoomTerms } from '@oia/protocol';
import { freshStartOf, isComputer } from '@oia/table';
import type { Member } from '../accounts/member.ts';

/** Terms that cannot be played. `code`: from the rules or from here. */
export class BadTerms extends Error {
  override readonly name = 'BadTerms';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The terms, if the rules allow them and a seat is free for a member. */
export function checkedTerms(terms: RoomTerms, opener: Member): RoomTerms {
  const { setup } = terms;
  const start = freshStartOf(setup);
  if (!start.ok) throw new BadTerms(start.error.code, `This table cannot be played: ${start.error.code}.`);
  const players = setup.way.options.players;
  if (setup.seats.length !== players) throw new BadTerms('badCount', 'There must be a seat for each player.');
  if (setup.seats.every(isComputer)) throw new BadTerms('nobody', 'At least one seat must be for a person.');
  if (terms.isRated) checkRated(terms, opener);
  return terms;
}

function checkRated({ setup, control }: RoomTerms, opener: Member): void {
  if (opener.kind === 'guest') throw new BadTerms('accountNeeded', 'Rated games are for accounts: register first.');
  const isPossible = setup.seats.length === 2 && !setup.seats.some(isComputer) && control.kind !== 'unlimited';
  if (!isPossible) throw new BadTerms('notRated', 'Rated games are for two people, with clocks.');
}
