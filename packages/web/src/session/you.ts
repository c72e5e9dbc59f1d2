import { deviceSeats, type Seat } from '@oia/table';

/** The seat of the only person at this device, whom the page calls "you". Where people share a device, names tell them apart. */
export function youAmong(seats: readonly Seat[]): number | undefined {
  const people = deviceSeats(seats);
  return people.length === 1 && seats.length > 1 ? people[0] : undefined;
}
