import type { Moment } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { ACTIVE, H1, OUT, type Position, stored, WORKERS, workersOn } from '../src/position.ts';
import { isOver, outcomeOf } from '../src/result.ts';
import { ahead, bit, directionOf, has, type Mask, NONE, type Square, squaresOf } from '../src/squares.ts';
import { kindOf, MOVE, stepA, stepB } from '../src/steps.ts';

/** All events that may tell somebody of a secret. */
export const REVEALS = ['bump', 'abyss', 'stolen win', 'petrified', 'swept', 'slide', 'eliminated', 'end'] as const;
export type Reveal = (typeof REVEALS)[number];

/** What may explain that the same step looks different in two truths; undefined: nothing, so it is a leak. */
export function revealOf(match: Match, a: Moment, b: Moment): Reveal | undefined {
  if (a.cut !== b.cut) return [a, b].every((moment) => isBump(match, moment)) ? 'bump' : undefined;
  if (isOver(a.after) || isOver(b.after)) return endOf(a, b);
  if (a.after[OUT] !== b.after[OUT]) return 'eliminated';
  if (isPetrified(match, a, b)) return 'petrified';
  if (isSwept(match, a, b)) return 'swept';
  return isSlide(match, a, b) ? 'slide' : undefined;
}

/** Squares of workers that are not shown to others, and the Abyss. */
export function secretSquares(match: Match, p: Position): Mask {
  let mask = unseen(match, p);
  for (const { power, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      if (field.secret && field.kind === 'square' && p[data + i] > 0) mask |= bit(stored(p[data + i]));
    }
  }
  return mask;
}

function unseen(match: Match, p: Position): Mask {
  let mask = 0;
  for (let side = 0; side < 3; side++) if (has(match.hidden, side)) mask |= p[WORKERS + side];
  return mask;
}

const seen = (match: Match, p: Position): Mask => workersOn(p) & ~unseen(match, p);

const isBump = (match: Match, { before, cut }: Moment): boolean => cut === undefined || has(unseen(match, before), cut);

function endOf(a: Moment, b: Moment): Reveal {
  const reasons = [a, b].map(({ after }) => outcomeOf(after)?.reason);
  if (reasons[0] !== reasons[1] && reasons.includes('abyss')) return 'abyss';
  return reasons[0] !== reasons[1] && reasons.includes('fate') ? 'stolen win' : 'end';
}

const heights = (p: Position): Mask[] => [p[H1], p[H1 + 1], p[H1 + 2]];

/** Blocks grew at the end of a turn, and only where unseen workers stood. */
function isPetrified(match: Match, a: Moment, b: Moment): boolean {
  const active = a.before[ACTIVE];
  if (!match.cards.some(({ power, owner }) => power.turnEnd && owner === active)) return false;
  const [mine, theirs] = [heights(a.after), heights(b.after)];
  const onlyA = mine.reduce((mask, level, i) => mask | (level & ~(theirs[i] as Mask)), 0);
  const onlyB = theirs.reduce((mask, level, i) => mask | (level & ~(mine[i] as Mask)), 0);
  const stood = [unseen(match, a.before), unseen(match, b.before)] as const;
  return (onlyA | onlyB) !== 0 && (onlyA & ~stood[0]) === 0 && (onlyB & ~stood[1]) === 0;
}

/** Where the worker that made this step stands now. */
function endSquare(match: Match, { step, before, after }: Moment): Square {
  const came = squaresOf(seen(match, after) & ~(seen(match, before) & ~bit(stepA(step))));
  return came.length === 1 ? (came[0] as Square) : NONE;
}

/** One was carried on by a whirlpool, the other was not because an unseen worker stood on the far one. */
function isSwept(match: Match, a: Moment, b: Moment): boolean {
  if (kindOf(a.step) !== MOVE || kindOf(b.step) !== MOVE) return false;
  const tokens = match.cards.reduce((mask, { power, data }) => (power.sweeps ? mask | a.before[data] : mask), 0);
  const to = stepB(a.step);
  const exit = squaresOf(tokens & ~bit(to))[0] ?? NONE;
  const ends = [endSquare(match, a), endSquare(match, b)];
  if (!has(tokens, to) || ends[0] === ends[1]) return false;
  const stayed = ends[0] === exit ? b : a;
  return ends.includes(exit) && has(unseen(match, stayed.after), exit);
}

/** Both slid along the line of the step, and the shorter way ends in front of an unseen worker. */
function isSlide(match: Match, a: Moment, b: Moment): boolean {
  if (kindOf(a.step) !== MOVE || kindOf(b.step) !== MOVE || !match.cards.some(({ power }) => power.slides))
    return false;
  const direction = directionOf(stepA(a.step), stepB(a.step));
  const [mine, theirs] = [endSquare(match, a), endSquare(match, b)];
  if (mine === theirs || mine === NONE || theirs === NONE) return false;
  const stops = (moment: Moment, at: Square): boolean => has(unseen(match, moment.after), ahead(at, direction));
  return stops(a, mine) || stops(b, theirs);
}
