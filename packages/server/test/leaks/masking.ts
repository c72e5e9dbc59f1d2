import type { RoomId } from '@oia/protocol';

/** Ids and times differ between any two rooms; everything else has to be the same, byte by byte. */
export const masked = (text: string, room: RoomId): string =>
  text.replaceAll(room, 'ROOM').replaceAll(/"(at|openedAt|changedAt|endedAt|now)":\d+/g, '"$1":0');

/** The first thing that one got and the other did not. */
export function differenceOf(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at >= 0) return `${one[at]}\n instead of ${other[at]}`;
  return one.length === other.length ? undefined : `${one.length} messages and ${other.length}: ${other[one.length]}`;
}
