import { differenceOf, masked } from './masking.ts';
import type { TwinRoom } from './twin-rooms.ts';

/** Who is there is told when there is time: as often as it happens to be. */
const isCompared = (text: string): boolean => !text.startsWith('{"kind":"presence"');

const heardBy = ({ id, players }: TwinRoom, place: number): string[] =>
  (players[place]?.received ?? []).filter(isCompared).map((text) => masked(text, id));

/** What one of two people in the same place got over the socket that the other did not. */
export const socketDifference = (one: TwinRoom, other: TwinRoom, place: number): string | undefined =>
  differenceOf(heardBy(one, place), heardBy(other, place));
