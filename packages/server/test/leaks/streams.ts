import type { TwinRoom } from './twin-rooms.ts';

/** Ids and times differ between any two rooms; everything else has to be the same, byte by byte. */
function masked(texts: readonly string[], { id }: TwinRoom): string[] {
  return texts
    .filter(isCompared)
    .map((text) => text.replaceAll(id, 'ROOM').replaceAll(/"(at|openedAt|changedAt|endedAt|now)":\d+/g, '"$1":0'));
}

/** Who is there is told when there is time: as often as it happens to be. */
const isCompared = (text: string): boolean => !text.startsWith('{"kind":"presence"');

/** What one of two people in the same place got that the other did not. */
export function differenceOf(one: TwinRoom, other: TwinRoom, place: number): string | undefined {
  const [a, b] = [one, other].map((room) => masked(room.players[place]?.received ?? [], room)) as [string[], string[]];
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at < 0) return a.length === b.length ? undefined : `${a.length} messages and ${b.length}: ${b[a.length]}`;
  return `${a[at]}\n instead of ${b[at]}`;
}
