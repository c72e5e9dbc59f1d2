import type { RoomId } from '@oia/protocol';
import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';

const KEY = 'oia.muted';
/** Older rooms are forgotten. */
const MAX_MUTED = 50;

/** Muted players by room. The server stores them too, but cannot recognise a guest in another room. */
const muted = new Store<readonly string[]>(read());

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(device.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const placeOf = (room: RoomId, seat: number): string => `${room} ${seat}`;

export const mutedSeats = muted;

export const isMuted = (all: readonly string[], room: RoomId, seat: number): boolean =>
  all.includes(placeOf(room, seat));

export function setMuted(room: RoomId, seat: number, isMutedNow: boolean): void {
  const others = muted.value.filter((each) => each !== placeOf(room, seat));
  muted.set(isMutedNow ? [...others, placeOf(room, seat)].slice(-MAX_MUTED) : others);
  device.write(KEY, JSON.stringify(muted.value));
}
