import { has, layout, type Match, type Position, type Power } from '@oia/rules';

/** One of the ints of a position; `layout` names their places. */
export const intAt = (p: Position, place: number): number => p[place] ?? 0;

export const isInSetup = (p: Position): boolean => intAt(p, layout.STAGE) === layout.SETUP;
export const isInTurn = (p: Position): boolean => intAt(p, layout.STAGE) === layout.TURN;
export const isAtStart = (p: Position): boolean => intAt(p, layout.STAGE) === layout.START;
export const isDrawing = (p: Position): boolean => intAt(p, layout.STAGE) === layout.DRAW;

export const seatsOf = ({ players }: Match): number[] => Array.from({ length: players }, (_, seat) => seat);

export const sidesOf = ({ sides }: Match): number[] => Array.from({ length: sides }, (_, side) => side);

/** The seats that hold a card now: the thief of a stolen one, whoever stands beside the Ram, nobody of one that is out. */
export const holdersOf = (match: Match, p: Position, card: number): number[] =>
  seatsOf(match).filter((seat) => has(intAt(p, layout.HOLDERS) >> (card * 4), seat));

/** What a changing card has turned into, if it is one. */
export function faceOf(match: Match, p: Position, card: number): Power | undefined {
  const { power, data } = match.cards[card] ?? {};
  const face = data === undefined ? 0 : (power?.becomes?.(p, data) ?? 0);
  return face === 0 ? undefined : match.powers[face];
}

/** The powers whose words hold for this seat now: held, lent by the Ram, or turned up on a changing card. */
export function powersOf(match: Match, p: Position, seat: number): Power[] {
  return match.cards.flatMap(({ power }, card) => {
    if (!match.fleece && !holdersOf(match, p, card).includes(seat)) return [];
    const shown = faceOf(match, p, card);
    return shown ? [shown, power] : [power];
  });
}
