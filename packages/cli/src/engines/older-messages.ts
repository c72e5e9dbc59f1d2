/** The best turn of a program of the older notation so far. */
export interface BestMove {
  /** The position after the turn. */
  readonly next: string;
  readonly depth: number;
  readonly nodes: number;
  /** For the player to move. */
  readonly score: number;
  /** Thinking longer changes nothing. */
  readonly isFinal: boolean;
}

/** The chance to win is the logistic function of a score divided by this. */
const SCORE_SCALE = 400;
/** Our scores go from -1000, lost, to 1000, won. */
const MAX_POINTS = 1000;

/** A line of JSON with `type: best_move`; undefined: any other line. */
export function readBestMove(line: string): BestMove | undefined {
  const message = readMessage(line);
  if (message?.type !== 'best_move' || typeof message.next_state !== 'string') return undefined;
  const meta = isObject(message.meta) ? message.meta : {};
  return {
    next: message.next_state,
    depth: wholeOf(meta.calculated_depth),
    nodes: wholeOf(meta.nodes_visited),
    score: typeof meta.score === 'number' && Number.isFinite(meta.score) ? meta.score : 0,
    isFinal: message.trigger === 'end_of_line',
  };
}

/** The line with which such a program begins. */
export const isStarted = (line: string): boolean => readMessage(line)?.type === 'started';

/** The score in our unit. */
export const pointsOf = ({ score }: BestMove): number =>
  Math.round(MAX_POINTS * Math.tanh(score / (2 * SCORE_SCALE))) || 0;

function readMessage(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const message: unknown = JSON.parse(line);
    return isObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const wholeOf = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.floor(value) : 0);
