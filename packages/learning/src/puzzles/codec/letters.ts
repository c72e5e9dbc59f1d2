import { parseSquare, squareName } from '@oia/rules';

/** Six bits a letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Numbers from 0 to 63. */
export const letterOf = (number: number): string => LETTERS.charAt(number);

/** -1: not a letter. */
export const numberOf = (letter: string): number => (letter === '' ? -1 : LETTERS.indexOf(letter));

/** The lowest bits first. */
export const lettersOf = (number: number, length: number): string =>
  Array.from({ length }, (_, i) => letterOf((number >> (i * 6)) & 63)).join('');

/** -1: something in it is not a letter. */
export function numberIn(letters: string): number {
  const numbers = [...letters].map(numberOf);
  return numbers.includes(-1) ? -1 : numbers.reduceRight((sum, number) => sum * 64 + number, 0);
}

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

const FIRST = 'a'.charCodeAt(0);
const NEITHER = '*';

const squareLetter = (name: string): string => String.fromCharCode(FIRST + (parseSquare(name) ?? 0));

const nameOf = (letter: string): string => squareName(letter.toLowerCase().charCodeAt(0) - FIRST);

/** A square is one letter, a for a1 to y for e5. */
export const packSquares = (names: readonly string[]): string => names.map(squareLetter).join('');

export const unpackSquares = (letters: string): string[] => [...letters].map(nameOf);

/** The workers of a side, `fc1,ma2` in notation: small letters for female ones, capitals for male ones, a star before the others. */
export const packWorkers = (workers: string): string =>
  workers === '-'
    ? ''
    : workers
        .split(',')
        .map((worker) => packWorker(worker.charAt(0), worker.slice(1)))
        .join('');

function packWorker(sex: string, name: string): string {
  const letter = squareLetter(name);
  return sex === 'f' ? letter : sex === 'm' ? letter.toUpperCase() : NEITHER + letter;
}

export function unpackWorkers(packed: string): string {
  const workers = [...packed.matchAll(/\*?[a-z]/gi)].map(([worker]) => unpackWorker(worker));
  return workers.length === 0 ? '-' : workers.join(',');
}

function unpackWorker(worker: string): string {
  if (worker.startsWith(NEITHER)) return `n${nameOf(worker.slice(1))}`;
  return `${worker === worker.toLowerCase() ? 'f' : 'm'}${nameOf(worker)}`;
}

/** A move, perhaps with a build after it: most keys are no more than that. */
const PLAIN = /^(?<from>[a-e][1-5])-(?<to>[a-e][1-5])(?: \+(?<at>[a-e][1-5])(?<dome>\^?))?$/;
const PACKED = /^[a-y]{2,3}\^?$/;

/** The steps of a turn in notation, shorter. */
export function packKey(key: string): string {
  const { from, to, at, dome = '' } = PLAIN.exec(key)?.groups ?? {};
  if (from === undefined || to === undefined) return key;
  return packSquares(at === undefined ? [from, to] : [from, to, at]) + dome;
}

export function unpackKey(packed: string): string {
  if (!PACKED.test(packed)) return packed;
  const [from = '', to = '', at] = unpackSquares(packed.replace('^', ''));
  const build = at === undefined ? '' : ` +${at}${packed.endsWith('^') ? '^' : ''}`;
  return `${from}-${to}${build}`;
}
