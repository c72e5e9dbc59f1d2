import { fieldsOf, isUnseen, type Match, type Position, sidesOf } from '@oia/rules';

const isHiddenCard = (match: Match, p: Position, card: number): boolean =>
  fieldsOf(match, p, card).some(({ field, value }) => field.secret && value === -1);

/** True if a player's secrets are missing in this position. */
export const isPartial = (match: Match, p: Position): boolean =>
  sidesOf(match).some((side) => isUnseen(p, side)) || match.cards.some((_, card) => isHiddenCard(match, p, card));

/** Does this position show what the seat itself knows? */
export const seesOwn = (match: Match, p: Position, seat: number): boolean =>
  !isUnseen(p, match.sideOf(seat)) &&
  match.cards.every(({ owner }, card) => owner !== seat || !isHiddenCard(match, p, card));
