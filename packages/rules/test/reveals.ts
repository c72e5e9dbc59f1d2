import type { Moment } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { ACTIVE, H1, LANDED, OUT, type Position, sideAt, stored, WORKERS } from '../src/position.ts';
import { isOver, outcomeOf } from '../src/result.ts';
import { ahead, bit, directionOf, has, type Mask, NONE, type Square, squaresOf } from '../src/squares.ts';
import { kindOf, MOVE, stepA, stepB } from '../src/steps.ts';

/** The rules by which a step may reveal a secret. */
export const REVEALS = ['bump', 'abyss', 'stolen win', 'petrified', 'swept', 'slide', 'eliminated', 'end'] as const;
export type Reveal = (typeof REVEALS)[number];

/** The rule that explains why the same step looks different in two truths; undefined if it is a leak. */
export function revealOf(match: Match, a: Moment, b: Moment): Reveal | undefined {
  if (a.cut !== b.cut) return [a, b].every((moment) => isBump(match, moment)) ? 'bump' : undefined;
  if (isOver(a.after) || isOver(b.after)) return endOf(match, a, b);
  if (a.after[OUT] !== b.after[OUT]) return (a.after[OUT] ^ b.after[OUT]) & match.hidden ? 'eliminated' : undefined;
  if (isPetrified(match, a, b)) return 'petrified';
  if (isSwept(match, a, b)) return 'swept';
  return isSlide(match, a, b) ? 'slide' : undefined;
}

/** Squares of hidden workers, and the Abyss. */
export function secretSquares(match: Match, p: Position): Mask {
  let mask = unseen(match, p);
  for (const { power, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      if (field.secret && field.kind === 'square' && p[data + i] > 0) mask |= bit(stored(p[data + i]));
    }
  }
  return mask;
}

/** Whirlpools: whether a worker is swept may reveal an unseen worker on the other whirlpool. */
export const whirlpools = (match: Match, p: Position): Mask =>
  match.cards.reduce((mask, { power, data }) => (power.sweeps ? mask | p[data] : mask), 0);

export function unseen(match: Match, p: Position): Mask {
  let mask = 0;
  for (let side = 0; side < 3; side++) if (has(match.hidden, side)) mask |= p[WORKERS + side];
  return mask;
}

const isBump = (match: Match, { before, cut }: Moment): boolean => cut === undefined || has(unseen(match, before), cut);

/** The game is over in one or both: the result may depend on a secret, and the end reveals everything. */
function endOf(match: Match, a: Moment, b: Moment): Reveal | undefined {
  const reasons = [a, b].map(({ after }) => outcomeOf(after)?.reason);
  if (reasons[0] === reasons[1]) return 'end';
  if (reasons.includes('abyss')) return 'abyss';
  if (reasons.includes('fate')) return 'stolen win';
  return [a, b].some((moment) => isDecidedUnseen(match, moment)) ? 'end' : undefined;
}

/** Unseen workers won or lost, or a whirlpool swept a worker up because no unseen worker was in the way. */
function isDecidedUnseen(match: Match, { actor, before, after }: Moment): boolean {
  const outcome = outcomeOf(after);
  if (!outcome) return false;
  const isWin = outcome.reason === 'climbed' || outcome.reason === 'condition';
  if (isWin) return has(match.hidden, match.sideOf(actor ?? 3)) || match.cards.some(({ power }) => power.sweeps);
  return (
    (outcome.reason === 'stuck' || outcome.reason === 'noWorkers') &&
    (losers(match, before, after) & match.hidden) !== 0
  );
}

/** Sides that this step eliminated. */
function losers(match: Match, before: Position, after: Position): number {
  const winner = outcomeOf(after)?.winner;
  return match.sides === 2 ? 0b11 & ~(winner === undefined ? 0 : 1 << winner) : after[OUT] & ~before[OUT];
}

const heights = (p: Position): Mask[] => [p[H1], p[H1 + 1], p[H1 + 2]];

/** Blocks were built at the end of a turn, and only where unseen workers stood. */
function isPetrified(match: Match, a: Moment, b: Moment): boolean {
  const active = a.before[ACTIVE];
  if (!match.cards.some(({ power, owner }) => power.turnEnd && owner === active)) return false;
  const [mine, theirs] = [heights(a.after), heights(b.after)];
  const onlyA = mine.reduce((mask, level, i) => mask | (level & ~(theirs[i] as Mask)), 0);
  const onlyB = theirs.reduce((mask, level, i) => mask | (level & ~(mine[i] as Mask)), 0);
  const stood = [unseen(match, a.before), unseen(match, b.before)] as const;
  return (onlyA | onlyB) !== 0 && (onlyA & ~stood[0]) === 0 && (onlyB & ~stood[1]) === 0;
}

/** The square of the worker that made this step. */
function endSquare({ step, before, after }: Moment): Square {
  const side = WORKERS + sideAt(before, stepA(step));
  const came = squaresOf(after[side] & ~(before[side] & ~bit(stepA(step))));
  return came.length === 1 ? (came[0] as Square) : NONE;
}

/** Its square before any slide, as long as the turn continues and remembers it. */
const landedSquare = (moment: Moment): Square =>
  moment.after[LANDED] > 0 ? stored(moment.after[LANDED]) : endSquare(moment);

/** One was swept by a whirlpool, the other was not because an unseen worker stood on the far one. */
function isSwept(match: Match, a: Moment, b: Moment): boolean {
  if (kindOf(a.step) !== MOVE || kindOf(b.step) !== MOVE) return false;
  const tokens = whirlpools(match, a.before);
  const to = stepB(a.step);
  const exit = squaresOf(tokens & ~bit(to))[0] ?? NONE;
  const ends = [landedSquare(a), landedSquare(b)];
  if (!has(tokens, to) || ends[0] === ends[1]) return false;
  const stayed = ends[0] === exit ? b : a;
  return ends.includes(exit) && has(unseen(match, stayed.after), exit);
}

/** Both slid in the direction of the step, and the shorter slide ends in front of an unseen worker. */
function isSlide(match: Match, a: Moment, b: Moment): boolean {
  if (kindOf(a.step) !== MOVE || kindOf(b.step) !== MOVE || !match.cards.some(({ power }) => power.slides))
    return false;
  const direction = directionOf(stepA(a.step), stepB(a.step));
  const [mine, theirs] = [endSquare(a), endSquare(b)];
  if (mine === theirs || mine === NONE || theirs === NONE) return false;
  const stops = (moment: Moment, at: Square): boolean => has(unseen(match, moment.after), ahead(at, direction));
  return stops(a, mine) || stops(b, theirs);
}
