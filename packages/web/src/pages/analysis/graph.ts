import type { TurnMark } from '@oia/engine';
import type { ReviewedTurn } from './use-review.ts';

/** The box of the graph. */
export const WIDTH = 600;
export const HEIGHT = 150;

export interface GraphPoint {
  /** The place of the turn. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly mark: TurnMark | undefined;
}

/** How the chances of one side went. */
export interface Course {
  readonly side: number;
  readonly points: readonly GraphPoint[];
  readonly line: string;
  /** What lies below the line. */
  readonly area: string;
}

/** With two sides one line says all; of three each has its own. */
export function coursesOf(turns: readonly ReviewedTurn[], sides: number): Course[] {
  const isWhole = turns.at(-1)?.judgement !== undefined;
  if (sides === 2)
    return [
      courseOf(
        0,
        pointsOf(turns, (side, chance) => (side === 0 ? chance : 1 - chance)),
        isWhole,
      ),
    ];
  return Array.from({ length: sides }, (_, side) =>
    courseOf(
      side,
      pointsOf(turns, (of, chance) => (of === side ? chance : undefined)),
      isWhole,
    ),
  );
}

function pointsOf(
  turns: readonly ReviewedTurn[],
  chanceFor: (side: number, chance: number) => number | undefined,
): GraphPoint[] {
  return turns.flatMap(({ judgement }, index) => {
    const outlook = judgement?.after ?? judgement?.before;
    const chance = judgement && outlook && chanceFor(judgement.side, outlook.chance);
    if (chance === undefined) return [];
    return [{ index, x: ((index + 0.5) / turns.length) * WIDTH, y: (1 - chance) * HEIGHT, mark: judgement?.mark }];
  });
}

/** `isWhole`: all turns are known, so it reaches the right edge. */
function courseOf(side: number, points: readonly GraphPoint[], isWhole: boolean): Course {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { side, points, line: '', area: '' };
  const whole = [{ ...first, x: 0 }, ...points, ...(isWhole ? [{ ...last, x: WIDTH }] : [])];
  const line = `M${whole.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return { side, points, line, area: `${line}V${HEIGHT}H0Z` };
}
