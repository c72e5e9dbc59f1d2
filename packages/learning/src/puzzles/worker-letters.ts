import { parseSquare, squareName } from '@oia/rules';

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
