import { differenceOf, masked } from './masking.ts';
import type { TwinRoom } from './twin-rooms.ts';

/** Presence is excluded, because its timing is not deterministic. */
const isCompared = (text: string): boolean => !text.startsWith('{"kind":"presence"');

const heardBy = ({ id, players }: TwinRoom, place: number): string[] =>
  (players[place]?.received ?? []).filter(isCompared).map((text) => masked(text, id));

/** The difference between the messages of two players in the same place. */
export const socketDifference = (one: TwinRoom, other: TwinRoom, place: number): string | undefined =>
  differenceOf(heardBy(one, place), heardBy(other, place));
