import { type Match, type PowerId, type Square, seatsOf, squareName } from '@oia/rules';
import type { GameWords, Token } from '@oia/texts';

/** The display name of a player. */
export type NameOf = (seat: number) => string;

/** The id of the power with this number; cards store numbers. */
export const powerIdAt = (match: Match, number: number): PowerId | undefined => match.powers[number]?.id;

/** The names of all players of a side. */
export const sideName = (words: GameWords, match: Match, side: number, nameOf: NameOf): string =>
  words.together(
    seatsOf(match)
      .filter((seat) => match.sideOf(seat) === side)
      .map(nameOf),
  );

export const squareList = (squares: readonly Square[]): string => squares.map(squareName).join(' ');

/** The token stored in a card's field of this name; undefined if the field is no token. */
export const tokenNamed = ({ tokens }: GameWords, name: string): Token | undefined =>
  Object.hasOwn(tokens, name) ? (name as Token) : undefined;
