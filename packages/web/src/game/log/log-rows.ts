import type { LogStep, LogTurn } from './log-entries.ts';

/** A line of the log: one turn of each player, or the set-up. */
export interface LogRow {
  /** Of its first turn; 0 for the set-up. */
  readonly number: number;
  /** The steps by seat; none if the seat had no turn in this line. */
  readonly cells: readonly (readonly LogStep[])[];
}

/** Turns in lines of one column for each seat. A seat that plays twice in a row, or out of order, begins a new line. */
export function logRows(turns: readonly LogTurn[], seats: number): readonly LogRow[] {
  const rows: { number: number; last: number; cells: (readonly LogStep[])[] }[] = [];
  for (const { span, steps } of turns) {
    if (span.seat === undefined) {
      rows.push({ number: 0, last: seats, cells: setupCells(steps, seats) });
      continue;
    }
    const row = rows.at(-1);
    const isNew = row === undefined || row.last >= span.seat;
    const line = isNew ? { number: span.number, last: 0, cells: emptyCells(seats) } : row;
    if (isNew) rows.push(line);
    line.last = span.seat;
    line.cells[span.seat] = steps;
  }
  return rows.map(({ number, cells }) => ({ number, cells }));
}

const emptyCells = (seats: number): (readonly LogStep[])[] => Array.from({ length: seats }, () => []);

/** Everybody's steps of the set-up in the own column; what chance did stands with whoever acted before. */
function setupCells(steps: readonly LogStep[], seats: number): (readonly LogStep[])[] {
  const cells = emptyCells(seats);
  let column = 0;
  for (const step of steps) {
    column = step.actor ?? column;
    cells[column] = [...(cells[column] ?? []), step];
  }
  return cells;
}
