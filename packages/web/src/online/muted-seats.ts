import type { RoomId } from '@oia/protocol';
import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';
import { MUTED_SEATS, readItem } from '../storage/keys.ts';

/** Older rooms are forgotten. */
const MAX_MUTED = 50;

/** Muted players by room. The server stores them too, but cannot recognise a guest in another room. */
export const mutedSeats = new Store<readonly string[]>(readItem(MUTED_SEATS));

const placeOf = (room: RoomId, seat: number): string => `${room} ${seat}`;

export const isMuted = (all: readonly string[], room: RoomId, seat: number): boolean =>
  all.includes(placeOf(room, seat));

export function setMuted(room: RoomId, seat: number, isMutedNow: boolean): void {
  const others = mutedSeats.value.filter((each) => each !== placeOf(room, seat));
  mutedSeats.set(isMutedNow ? [...others, placeOf(room, seat)].slice(-MAX_MUTED) : others);
  device.write(MUTED_SEATS.key, JSON.stringify(mutedSeats.value));
}
