import { SEAT_LETTERS, seatLetter } from '../seats.ts';
import { type GameRecord, tagOf } from './record.ts';
import type { Tags } from './recording.ts';

/** The names of the players as tags, `[A "Anna"]`. Who has none is left out: whoever reads it finds a word in their own language. */
export const nameTags = (names: readonly (string | undefined)[]): Tags =>
  Object.fromEntries(
    names.flatMap((name, seat) => {
      const shown = name?.trim() ?? '';
      return shown === '' ? [] : [[seatLetter(seat), shown] as const];
    }),
  );

/** The names a record gives, by seat; undefined where it gives none. */
export const namesIn = (record: Pick<GameRecord, 'tags'>): (string | undefined)[] =>
  [...SEAT_LETTERS].map((letter) => tagOf(record, letter)?.trim() || undefined);
