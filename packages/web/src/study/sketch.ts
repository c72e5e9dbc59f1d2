import { seatLetter, squareName } from '@oia/rules';

/** A seat of a position that is being edited. */
export interface SketchedSeat {
  /** The power and the state of its card, as notation has them: `clio[left=1]`. */
  readonly card: string;
  /** `f`, `m` or `n` and the square; `?` where the view hides them. */
  readonly workers: readonly string[];
}

/** A position that is being edited, in the parts of its notation. It may be illegal. */
export interface Sketch {
  /** By square: `0` to `4`, or `a` to `c` for a dome on a lower tower. */
  readonly heights: readonly string[];
  /** The seat whose turn it is. */
  readonly turn: number;
  readonly seats: readonly SketchedSeat[];
  /** Options as notation has them. */
  readonly options: readonly string[];
}

/** Options that stay while a position is edited; the others describe the middle of a turn, or facts that an edit may change. */
const LASTING = /^(?:fleece|ram|house|repetition|held)=/;
const SEAT = /^([a-z]+(?:\[[^\]]*\])?)!?(?::(.*))?$/;
const ROWS = 5;

export function sketchOf(text: string): Sketch {
  const [board = '', turn = '', ...rest] = text.trim().split(/\s+/);
  const rows = board.split('/').reverse();
  const seats = rest.flatMap((part) => {
    const [, card, workers] = SEAT.exec(part) ?? [];
    return card === undefined ? [] : [{ card, workers: workersIn(workers) }];
  });
  return {
    heights: rows.flatMap((row) => [...row]),
    turn: Math.max(0, 'ABCD'.indexOf(turn.charAt(0))),
    seats,
    options: rest.filter((part) => LASTING.test(part)),
  };
}

const workersIn = (text = '-'): string[] => text.split(',').filter((worker) => worker !== '-' && worker !== '');

export function sketchText({ heights, turn, seats, options }: Sketch): string {
  const rows = Array.from({ length: ROWS }, (_, row) => heights.slice(row * ROWS, (row + 1) * ROWS).join('')).reverse();
  const written = seats.map(({ card, workers }, seat) =>
    seats.length === 4 && seat > 1 ? card : `${card}:${workers.join() || '-'}`,
  );
  return [rows.join('/'), seatLetter(turn), ...written, ...options].join(' ');
}

/** The effect of a tap on a square. */
export type Tool =
  | { readonly kind: 'raise' | 'lower' | 'dome' | 'erase' }
  | { readonly kind: 'worker'; readonly seat: number; readonly sex: 'f' | 'm' | 'n' };

const LEVELS = ['0', '1', '2', '3'];
const DOMED = ['a', 'b', 'c', '4'];

export const levelIn = ({ heights }: Sketch, square: number): number => {
  const letter = heights[square] ?? '0';
  return Math.max(LEVELS.indexOf(letter), DOMED.indexOf(letter), 0);
};

export const isDomed = ({ heights }: Sketch, square: number): boolean => DOMED.includes(heights[square] ?? '');

export function edited(sketch: Sketch, tool: Tool, square: number): Sketch {
  const level = levelIn(sketch, square);
  const signs = isDomed(sketch, square) ? DOMED : LEVELS;
  switch (tool.kind) {
    case 'raise':
      return withHeight(sketch, square, signs[(level + 1) % 4] ?? '0');
    case 'lower':
      return withHeight(sketch, square, signs[Math.max(0, level - 1)] ?? '0');
    case 'dome':
      return withHeight(
        withoutWorker(sketch, square),
        square,
        (isDomed(sketch, square) ? LEVELS : DOMED)[level] ?? '0',
      );
    case 'erase':
      return withHeight(withoutWorker(sketch, square), square, '0');
    case 'worker':
      return withWorker(sketch, tool.seat, `${tool.sex}${squareName(square)}`);
  }
}

const withHeight = (sketch: Sketch, square: number, height: string): Sketch => ({
  ...sketch,
  heights: sketch.heights.map((old, i) => (i === square ? height : old)),
});

function withoutWorker(sketch: Sketch, square: number): Sketch {
  const name = squareName(square);
  const seats = sketch.seats.map((seat) => ({ ...seat, workers: seat.workers.filter((one) => !one.endsWith(name)) }));
  return { ...sketch, seats };
}

/** There is one female and one male worker, and any number that are neither; tapping one again takes it away. */
function withWorker(sketch: Sketch, seat: number, worker: string): Sketch {
  const cleared = withoutWorker(sketch, squareOf(worker));
  if (sketch.seats[seat]?.workers.includes(worker)) return cleared;
  const isOther = (one: string): boolean => one !== '?' && (one.startsWith('n') || one.charAt(0) !== worker.charAt(0));
  const seats = cleared.seats.map((each, i) =>
    i === seat ? { ...each, workers: [...each.workers.filter(isOther), worker].sort() } : each,
  );
  return { ...cleared, seats };
}

/** The square of a worker such as `fc3`. */
export const squareOf = (worker: string): number =>
  'abcde'.indexOf(worker.charAt(1)) + ROWS * (Number(worker.charAt(2)) - 1);

/** Another power begins with the state of a new card. */
export const withPower = (sketch: Sketch, seat: number, card: string): Sketch => ({
  ...sketch,
  seats: sketch.seats.map((each, i) => (i === seat ? { ...each, card } : each)),
});

/** With four players the workers stand with A and B. */
export function withPlayers(sketch: Sketch, players: number): Sketch {
  const seats = Array.from({ length: players }, (_, seat) => sketch.seats[seat] ?? { card: 'none', workers: [] });
  return { ...sketch, seats, turn: Math.min(sketch.turn, players - 1) };
}
