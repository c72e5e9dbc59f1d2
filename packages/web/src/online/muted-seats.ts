import type { RoomId } from '@oia/protocol';
import { device } from '../storage/device.ts';
import { Store } from '../store.ts';

const KEY = 'oia.muted';
/** Older rooms are forgotten. */
const MOST = 50;

/** Whom somebody does not want to read here, by room: the server is told too, but may not know a guest again. */
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
  muted.set(isMutedNow ? [...others, placeOf(room, seat)].slice(-MOST) : others);
  device.write(KEY, JSON.stringify(muted.value));
}
