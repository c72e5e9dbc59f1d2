import type { Level } from '@oia/engine';

/** The player at a seat: a person at the hosting device, a remote person, or a computer of this level. */
export type Player = Person | Level;
export type Person = 'person' | 'remote';

export interface Seat {
  /** If empty, a name in the reader's language is shown. */
  readonly name: string;
  readonly player: Player;
  /** The person for whom a computer plays now, and who may come back. */
  readonly standsInFor?: Person;
}

/** A computer of this level plays for the person at this seat. undefined: it is no person's. */
export function withStandIn(seat: Seat, level: Level): Seat | undefined {
  const { name, player } = withoutStandIn(seat) ?? seat;
  return player === 'person' || player === 'remote' ? { name, player: level, standsInFor: player } : undefined;
}

/** The person at this seat plays again. undefined: the seat has no stand-in. */
export const withoutStandIn = ({ name, standsInFor }: Seat): Seat | undefined =>
  standsInFor && { name, player: standsInFor };

/** The seats as the players had agreed on them. */
export const agreedSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.map((seat) => withoutStandIn(seat) ?? seat);

/** The level of the computer that plays for a seat; undefined for persons. */
export const levelOf = ({ player }: Seat): Level | undefined =>
  player === 'person' || player === 'remote' ? undefined : player;

export const isComputer = (seat: Seat): boolean => levelOf(seat) !== undefined;

export const isComputerAt = (seats: readonly Seat[], seat: number): boolean => {
  const sitting = seats[seat];
  return sitting !== undefined && isComputer(sitting);
};

/** True if no person plays. */
export const isComputersOnly = (seats: readonly Seat[]): boolean => seats.every(isComputer);

/** Seats of persons, at this device or elsewhere. */
export const humanSeats = (seats: readonly Seat[]): number[] =>
  seats.flatMap((seat, i) => (isComputer(seat) ? [] : [i]));

/** Seats of the persons who share this device. */
export const deviceSeats = (seats: readonly Seat[]): number[] =>
  seats.flatMap(({ player }, i) => (player === 'person' ? [i] : []));

/** Names for a record: persons by name, computers by level. */
export const recordNames = (seats: readonly Seat[]): string[] =>
  seats.map((seat) => seat.name.trim() || (isComputer(seat) ? `Oia level ${seat.player}` : ''));
