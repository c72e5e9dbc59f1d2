import { type Match, type Square, seatsOf, squareName } from '@oia/rules';
import { type Catalogue, POWER_IDS, type PowerId } from '@oia/texts';

/** The name to be shown for a player. */
export type NameOf = (seat: number) => string;

/** The id that words of a power are kept under. */
export const powerId = (id: string): PowerId | undefined => POWER_IDS.find((known) => known === id);

/** The same by the number of a power, as cards hold it. */
export const powerIdAt = (match: Match, number: number): PowerId | undefined => powerId(match.powers[number]?.id ?? '');

/** The names of all who play for a side. */
export const sideName = (words: Catalogue, match: Match, side: number, nameOf: NameOf): string =>
  words.together(
    seatsOf(match)
      .filter((seat) => match.sideOf(seat) === side)
      .map(nameOf),
  );

export const squareList = (squares: readonly Square[]): string => squares.map(squareName).join(' ');
