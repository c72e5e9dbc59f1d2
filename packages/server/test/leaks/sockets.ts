import type { RoomId } from '@oia/protocol';
import type { TwinRoom } from './twin-rooms.ts';

/** Masks ids and times, the only bytes that may differ between two rooms. */
export const masked = (text: string, room: RoomId): string =>
  text.replaceAll(room, 'ROOM').replaceAll(/"(at|openedAt|changedAt|endedAt|now)":\d+/g, '"$1":0');

/** The first difference. */
export function differenceOf(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at >= 0) return `${one[at]}\n instead of ${other[at]}`;
  return one.length === other.length ? undefined : `${one.length} messages and ${other.length}: ${other[one.length]}`;
}

/** Presence is excluded, because its timing is not deterministic. */
const isCompared = (text: string): boolean => !text.startsWith('{"kind":"presence"');

const heardBy = ({ id, players }: TwinRoom, place: number): string[] =>
  (players[place]?.received ?? []).filter(isCompared).map((text) => masked(text, id));

/** The difference between the messages of two players in the same place. */
export const socketDifference = (one: TwinRoom, other: TwinRoom, place: number): string | undefined =>
  differenceOf(heardBy(one, place), heardBy(other, place));
