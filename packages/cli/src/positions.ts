import { layout, type Match, type Placed, type Position, type Power, readPosition } from '@oia/rules';
import { bad, good, type Read } from './fallible.ts';
import { sayFault } from './words.ts';

/** One of the ints of a position; `layout` names their places. */
export const intAt = (p: Position, place: number): number => p[place] ?? 0;

export const isInSetup = (p: Position): boolean => intAt(p, layout.STAGE) === layout.SETUP;
export const isInTurn = (p: Position): boolean => intAt(p, layout.STAGE) === layout.TURN;
export const isAtStart = (p: Position): boolean => intAt(p, layout.STAGE) === layout.START;
export const isDrawing = (p: Position): boolean => intAt(p, layout.STAGE) === layout.DRAW;

export function readPlaced(text: string): Read<Placed> {
  const placed = readPosition(text);
  return placed.ok ? good(placed.value) : bad(`The position cannot be read. ${sayFault(placed.error)}`);
}

const holds = (p: Position, card: number, seat: number): boolean =>
  ((intAt(p, layout.HOLDERS) >> (card * 4 + seat)) & 1) === 1;

/** The powers whose words hold for this seat now: held, lent by the Ram, or turned up on a changing card. */
export function powersOf(match: Match, p: Position, seat: number): Power[] {
  return match.cards.flatMap(({ power, data }, card) => {
    if (!match.fleece && !holds(p, card, seat)) return [];
    const face = power.becomes?.(p, data) ?? 0;
    const shown = face === 0 ? undefined : match.powers[face];
    return shown ? [shown, power] : [power];
  });
}
