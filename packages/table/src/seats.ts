import type { Level } from '@oia/engine';

/** Who plays for a seat: a person at the device where the table stands, a person elsewhere, or a computer of this level. */
export type Player = 'person' | 'remote' | Level;

export interface Seat {
  /** Empty: whoever shows it finds a name in the reader's language. */
  readonly name: string;
  readonly player: Player;
}

/** The level of the computer that plays for a seat; undefined for people. */
export const levelOf = ({ player }: Seat): Level | undefined =>
  player === 'person' || player === 'remote' ? undefined : player;

export const isComputer = (seat: Seat): boolean => levelOf(seat) !== undefined;

export const isComputerAt = (seats: readonly Seat[], seat: number): boolean => {
  const sitting = seats[seat];
  return sitting !== undefined && isComputer(sitting);
};

/** Only computers play: whoever is there watches. */
export const isWatched = (seats: readonly Seat[]): boolean => seats.every(isComputer);

/** Seats of people, wherever they are. */
export const humanSeats = (seats: readonly Seat[]): number[] =>
  seats.flatMap((seat, i) => (isComputer(seat) ? [] : [i]));

/** Seats of those who share the device. */
export const deviceSeats = (seats: readonly Seat[]): number[] =>
  seats.flatMap(({ player }, i) => (player === 'person' ? [i] : []));

/** What a record calls the players: people by the names they gave, computers by their level. */
export const recordNames = (seats: readonly Seat[]): string[] =>
  seats.map((seat) => seat.name.trim() || (isComputer(seat) ? `Oia ${seat.player}` : ''));
