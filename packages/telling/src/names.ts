import { type Match, type PowerId, type Square, seatsOf, squareName } from '@oia/rules';
import type { GameWords, Token } from '@oia/texts';

/** The name to be shown for a player. */
export type NameOf = (seat: number) => string;

/** The power of a number, as cards hold it. */
export const powerIdAt = (match: Match, number: number): PowerId | undefined => match.powers[number]?.id;

/** The names of all who play for a side. */
export const sideName = (words: GameWords, match: Match, side: number, nameOf: NameOf): string =>
  words.together(
    seatsOf(match)
      .filter((seat) => match.sideOf(seat) === side)
      .map(nameOf),
  );

export const squareList = (squares: readonly Square[]): string => squares.map(squareName).join(' ');

/** What the words know of by the name of a card's field; undefined: nothing that is seen on the board. */
export const tokenNamed = ({ tokens }: GameWords, name: string): Token | undefined =>
  Object.hasOwn(tokens, name) ? (name as Token) : undefined;
