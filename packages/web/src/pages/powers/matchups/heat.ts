import type { MatchupTable } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';

/** The picture in its own units: labels above and to the left of a square of cells. */
export const CELL = 16;
export const LABELS = 108;
const GAP = 1;
/** From always lost to always won. */
export const SHADES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A row and a column of the picture, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const sizeOf = (powers: readonly unknown[]): number => powers.length * CELL;

const shadeOf = (rate: number): number => Math.min(SHADES.length - 1, Math.floor(rate * SHADES.length));

const square = ({ row, column }: Cell): string =>
  `M${column * CELL} ${row * CELL}h${CELL - GAP}v${CELL - GAP}h${GAP - CELL}z`;

/** All cells of one shade as one path, by shade: three thousand elements would be slow. */
export function shadePaths(table: MatchupTable, powers: readonly PowerId[]): string[] {
  const paths: string[][] = SHADES.map(() => []);
  for (const [row, one] of powers.entries()) {
    for (const [column, other] of powers.entries()) {
      const rate = table.between(one, other);
      if (rate) paths[shadeOf(rate.rate)]?.push(square({ row, column }));
    }
  }
  return paths.map((squares) => squares.join(''));
}

/** The cell at a point, given as shares of the width and height of the whole picture; undefined outside of the cells. */
export function cellAt(powers: readonly unknown[], x: number, y: number): Cell | undefined {
  const size = sizeOf(powers);
  const column = Math.floor((x * (size + LABELS) - LABELS) / CELL);
  const row = Math.floor((y * (size + LABELS) - LABELS) / CELL);
  const isInside = [row, column].every((at) => at >= 0 && at < powers.length);
  return isInside ? { row, column } : undefined;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** The cell a key moves to; undefined for other keys. */
export function cellAfter(key: string, { row, column }: Cell, count: number): Cell | undefined {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: count - 1 };
  const move = MOVES[key];
  if (!move) return undefined;
  const within = (at: number): number => Math.min(count - 1, Math.max(0, at));
  return { row: within(row + move[0]), column: within(column + move[1]) };
}
