/** Seats are numbers in the code and letters for people: 0 is A. */
export const SEAT_LETTERS = 'ABCD';

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? '?';

/** The seat with this letter, ignoring case; undefined if there is none. */
export function seatOfLetter(letter: string, players = SEAT_LETTERS.length): number | undefined {
  const seat = letter.length === 1 ? SEAT_LETTERS.indexOf(letter.toUpperCase()) : -1;
  return seat < 0 || seat >= players ? undefined : seat;
}
