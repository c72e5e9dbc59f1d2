import { letterOf, numberOf } from './letters.ts';

/** As in notation: the blocks of a square, and with a dome on nothing, one, two and three blocks. */
const SQUARE_LETTERS = '0123abc4';
const ROWS = 5;
const SQUARES = ROWS * ROWS;
export const BOARD_LETTERS = Math.ceil(SQUARES / 2);

/** Two squares a letter, in the order of the board of a position in notation. */
export function packBoard(board: string): string {
  const squares = [...board.replaceAll('/', '')].map((letter) => SQUARE_LETTERS.indexOf(letter));
  return Array.from({ length: BOARD_LETTERS }, (_, i) =>
    letterOf((squares[2 * i] ?? 0) + 8 * (squares[2 * i + 1] ?? 0)),
  ).join('');
}

export function unpackBoard(letters: string): string {
  const squares = [...letters].flatMap((letter) => [numberOf(letter) & 7, numberOf(letter) >> 3]);
  const text = squares.map((square) => SQUARE_LETTERS.charAt(square)).join('');
  return Array.from({ length: ROWS }, (_, row) => text.slice(row * ROWS, (row + 1) * ROWS)).join('/');
}
