import { type Fault, Game, type Match, type Position, parsePosition, type Result, type Step } from '@oia/rules';

/** The kinds of puzzles: win within a number of your own turns, or survive a number of the opponent's turns. */
export const PUZZLE_KINDS = ['win1', 'win2', 'win3', 'hold1', 'hold2'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The goal of a puzzle. */
export interface PuzzleGoal {
  readonly aim: 'win' | 'hold';
  /** Own turns to win with, or turns of the other side to survive. */
  readonly turns: number;
}

export const GOALS: Readonly<Record<PuzzleKind, PuzzleGoal>> = {
  win1: { aim: 'win', turns: 1 },
  win2: { aim: 'win', turns: 2 },
  win3: { aim: 'win', turns: 3 },
  hold1: { aim: 'hold', turns: 1 },
  hold2: { aim: 'hold', turns: 2 },
};

/** Proofs are for two sides that see everything, without chance. */
export const isProvable = ({ players, secrets, cards }: Match): boolean =>
  players === 2 && !secrets && !cards.some(({ power }) => power.deck);

/** A puzzle in notation, as it is shipped. */
export interface PuzzleText {
  readonly kind: PuzzleKind;
  /** How difficult it is, on the scale of its solvers' ratings. */
  readonly rating: number;
  readonly position: string;
  /** The steps of the one turn that solves it, or begins to. */
  readonly key: string;
}

/** A puzzle as it is played. */
export interface Puzzle extends PuzzleText {
  readonly match: Match;
  readonly start: Position;
  /** The key as steps. */
  readonly steps: readonly Step[];
  /** The position after the key, in which another player continues. */
  readonly solved: Position;
}

/** A puzzle from its texts. Refuses an illegal position, and a key that is not a legal turn. */
export function openPuzzle(text: PuzzleText): Result<Puzzle> {
  const read = parsePosition(text.position);
  if (!read.ok) return read;
  if (!isProvable(read.value.match)) return { ok: false, error: { code: 'badState', at: text.position } };
  const played = playKey(Game.from(read.value), text.key);
  if (!played.ok) return played;
  const { match, first, moments, position } = played.value;
  const steps = moments.map(({ step }) => step);
  return { ok: true, value: { ...text, match, start: first, steps, solved: position } };
}

function playKey(game: Game, key: string): Result<Game, Fault> {
  const player = game.actor;
  let now = game;
  for (const step of key.split(' ')) {
    const next = now.playText(step);
    if (!next.ok) return next;
    now = next.value;
  }
  return now.actor === player ? { ok: false, error: { code: 'illegalStep', at: key } } : { ok: true, value: now };
}
