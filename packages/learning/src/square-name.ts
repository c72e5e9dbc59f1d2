import { parseSquare, type Square } from '@oia/rules';

type Column = 'a' | 'b' | 'c' | 'd' | 'e';
type Row = 1 | 2 | 3 | 4 | 5;

/** A square as data names it: a misspelt one does not compile. */
export type SquareName = `${Column}${Row}`;

export const squareOf = (name: SquareName): Square => parseSquare(name) as Square;
