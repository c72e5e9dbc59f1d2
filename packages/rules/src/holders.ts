import { HOLDERS, type Position } from './position.ts';

/** Bits for each card: one a seat. */
export const HOLDER_BITS = 4;
const SEATS = 15;

/** The seats that hold a card, as bits. */
export const holdersOf = (p: Position, card: number): number => (p[HOLDERS] >> (card * HOLDER_BITS)) & SEATS;

export function setHolders(p: Position, card: number, seats: number): void {
  p[HOLDERS] = (p[HOLDERS] & ~(SEATS << (card * HOLDER_BITS))) | (seats << (card * HOLDER_BITS));
}
