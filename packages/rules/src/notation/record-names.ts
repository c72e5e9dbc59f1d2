import { SEAT_LETTERS, seatLetter } from '../squares.ts';
import { type GameRecord, tagOf } from './record.ts';
import type { Tags } from './recording.ts';

/** The names of the players as tags, `[A "Anna"]`. Players without a name have no tag. */
export const nameTags = (names: readonly (string | undefined)[]): Tags =>
  Object.fromEntries(
    names.flatMap((name, seat) => {
      const shown = name?.trim() ?? '';
      return shown === '' ? [] : [[seatLetter(seat), shown] as const];
    }),
  );

/** The names in a record by seat; undefined for a seat without one. */
export const namesIn = (record: Pick<GameRecord, 'tags'>): (string | undefined)[] =>
  [...SEAT_LETTERS].map((letter) => tagOf(record, letter)?.trim() || undefined);
