import { describeMoment, type MomentDescription, type NameOf, type TurnSpan, turnsOf } from '@oia/narration';
import type { Game, Match, Moment, Viewer } from '@oia/rules';
import type { GameWords } from '@oia/texts';

/** A turn as the log shows it. */
interface LogTurn {
  readonly span: TurnSpan;
  readonly title: string;
  readonly steps: readonly LogStep[];
}

export interface LogStep {
  readonly description: MomentDescription;
  /** How many steps have been played, including this one. */
  readonly after: number;
  /** undefined: chance, or an outcome step such as a resignation. */
  readonly actor: number | undefined;
  /** Not played by the player whose turn it is, so the name is shown. */
  readonly isOther: boolean;
}

/** All steps by turns, as far as this viewer may know them. */
export function logOf(words: GameWords, game: Game, viewer: Viewer, nameOf: NameOf): LogTurn[] {
  const { game: ui } = words.ui;
  return turnsOf(game).map((span) => ({
    span,
    title: span.seat === undefined ? ui.setup : ui.turn({ number: span.number, player: nameOf(span.seat) }),
    steps: game.moments.slice(span.from, span.to).map((moment, i) => ({
      description: describeOnce(words, game.match, moment, viewer, nameOf),
      after: span.from + i + 1,
      actor: moment.actor,
      isOther: moment.actor !== undefined && moment.actor !== span.seat,
    })),
  }));
}

interface Remembered {
  readonly by: readonly [GameWords, Viewer, NameOf];
  readonly description: MomentDescription;
}

/** The log grows step by step, so the descriptions of earlier steps are reused. */
const memory = new WeakMap<Moment, Remembered>();

function describeOnce(
  words: GameWords,
  match: Match,
  moment: Moment,
  viewer: Viewer,
  nameOf: NameOf,
): MomentDescription {
  const by = [words, viewer, nameOf] as const;
  const known = memory.get(moment);
  if (known?.by.every((part, i) => part === by[i])) return known.description;
  const description = describeMoment(words, match, moment, viewer, nameOf);
  memory.set(moment, { by, description });
  return description;
}

/** A moment as one text for screen readers: player, step and consequences. */
export const sayMoment = ({ ui }: GameWords, { who, text, consequences }: MomentDescription): string => {
  const all = [text, ...consequences].join(' ');
  return who === undefined ? all : ui.game.named({ name: who, text: all });
};

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

/** Steps of the set-up in the column of their player; a step of chance goes to the column of the player before it. */
function setupCells(steps: readonly LogStep[], seats: number): (readonly LogStep[])[] {
  const cells = emptyCells(seats);
  let column = 0;
  for (const step of steps) {
    column = step.actor ?? column;
    cells[column] = [...(cells[column] ?? []), step];
  }
  return cells;
}
