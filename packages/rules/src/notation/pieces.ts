/** A part of a text without its white space; `places` says where each character stood. */
export interface Piece {
  readonly text: string;
  readonly places: readonly number[];
  /** Where the piece ends in the whole text. */
  readonly end: number;
}

/** Longer than any position of the older notation: what comes after is not even looked at. */
const MOST = 400;

/** Splits at slashes. White space and letter case do not matter, so they are gone; places are those of the text as it came. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let letters = '';
  let places: number[] = [];
  let seen = 0;
  for (let i = 0; i < text.length && seen < MOST; i++) {
    const letter = text[i] as string;
    if (/\s/.test(letter)) continue;
    seen++;
    if (letter === '/') {
      pieces.push({ text: letters, places, end: i });
      letters = '';
      places = [];
    } else {
      // Only letters of the alphabet have a case here: others could become longer, and places would be wrong.
      letters += /[A-Z]/.test(letter) ? letter.toLowerCase() : letter;
      places.push(i);
    }
  }
  pieces.push({ text: letters, places, end: text.length });
  return pieces;
}

export const placeIn = ({ places, end }: Piece, index: number): number => places[index] ?? end;
