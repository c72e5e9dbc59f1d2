import type { Cast } from './cast.ts';
import type { Match } from './match.ts';
import type { Power } from './power.ts';
import { ALL, type Mask, NEAR_WRAPPED, SQUARES } from './squares.ts';
import { changesTurn } from './turns/plan.ts';

/** More steps lead nowhere that fewer do not. */
export const ANY_NUMBER = SQUARES;

/** The searches needed to find out whether a turn of this cast can win. A fact that a power does not state is assumed to be false. */
export interface WinPlan {
  readonly cast: Cast;
  /**
   * never: such a turn cannot win.
   * step: one move step decides, unless the turn opens with something else.
   * steps: several moves.
   * turns: complete turns, because a win may come at any time.
   */
  readonly tries: 'never' | 'step' | 'steps' | 'turns';
  /** One worker moves once, then builds once. */
  readonly isPlain: boolean;
  /** A win is a climb to the third level, and nothing else. */
  readonly onlyClimbs: boolean;
  /** Some power may win by a step to anywhere. */
  readonly winsAnywhere: boolean;
  /** A climb is always the first step of the turn. */
  readonly climbsAtOnce: boolean;
  /** No step goes up more than one level. */
  readonly climbsByOne: boolean;
  /** Actions before moving change neither the workers' squares nor any height. */
  readonly startsWithOthers: boolean;
  /** How many steps one worker may make. */
  readonly mostSteps: number;
  /** Squares from which that worker may step on. */
  readonly stepsOnFrom: Mask;
  /** The start of a turn changes nothing that matters here. */
  readonly startsIdle: boolean;
  /** A climb to the third level can be stopped on its two squares only: no power can forbid it, whatever else happens on the board. */
  readonly climbsFreely: boolean;
}

export function winPlanOf(match: Match, cast: Cast): WinPlan {
  const powers = cast.able.map(({ power }) => power);
  const changing = powers.filter(changesTurn);
  const startEffects = [cast.seizes, cast.turnStart, cast.watches, cast.closes, cast.closesAll];
  const mayBeBound = cast.hero !== undefined && cast.musts.length > 0;
  return {
    cast,
    tries: triesOf(cast, powers, changing),
    isPlain: cast.plan.isPlain,
    onlyClimbs: [cast.wins, cast.strikes, cast.sweeps].every(isEmpty),
    winsAnywhere: powers.some((power) => (power.wins || power.strikes) && !power.course?.winningSteps),
    climbsAtOnce: changing.every(({ course }) => course?.climbsAtOnce),
    climbsByOne: powers.every(({ moves, course }) => !moves || course?.narrowsMoves),
    startsWithOthers: powers.every(({ acts, course }) => !acts || course?.startsWithOthers),
    mostSteps: Math.max(1, ...changing.map(mostSteps)),
    stepsOnFrom: changing.reduce((mask, { course }) => mask & (course?.stepsOnFrom ?? ALL), ALL),
    startsIdle: !match.fleece && !mayBeBound && startEffects.every(isEmpty),
    climbsFreely: isCalm(match) && !cast.additional && forbiddenBy(cast).every(isEmpty),
  };
}

function triesOf(cast: Cast, powers: readonly Power[], changing: readonly Power[]): WinPlan['tries'] {
  const mayClaim = cast.claims.some(({ side }) => side === cast.side);
  // In an additional turn only towers that were waited for decide, or a worker that is led into the Abyss.
  if (cast.additional) return mayClaim || !isEmpty(cast.abyss) ? 'turns' : 'never';
  if (leadsIntoAbyss(cast, powers)) return 'turns';
  const others = powers.filter((power) => !winsByMoving(power));
  if (others.length > 0 && !foreseesOthers(cast, others, changing)) return 'turns';
  // If the end of a turn is known, no worker moves again after the pieces.
  if (!changing.every(({ course }) => course?.ends !== undefined)) return 'turns';
  return changing.every(({ course }) => course?.moves === undefined) ? 'step' : 'steps';
}

/** Two sides take turns in full knowledge, and what a turn changes shows on the board: no card changes hands or is drawn, no turn is added. */
const isCalm = ({ fleece, secrets, sides, cards }: Match): boolean =>
  sides === 2 && !fleece && !secrets && !cards.some(({ power }) => power.seizes ?? power.deck ?? power.earns);

/** All that can forbid a climb, or take the win away. */
const forbiddenBy = (cast: Cast): (readonly unknown[])[] => [
  ...[cast.bansUp, cast.barSteps, cast.watches, cast.closes, cast.closesAll, cast.seizes, cast.turnStart, cast.refuses],
  ...[cast.musts, cast.barsEnd, cast.deniesWin, cast.takesWin, cast.sweeps, cast.abyss, cast.judges],
];

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** Nothing but a move step of this power's turns ends the game. */
const winsByMoving = ({ act, turnEnd, built, claims, course }: Power): boolean =>
  course?.winsByMoving === true || [act, turnEnd, built, claims].every((hook) => hook === undefined);

/** Do the powers that win by more than moves state when they may? Such facts hold only for their own turns, on neighbouring squares. */
function foreseesOthers(cast: Cast, others: readonly Power[], changing: readonly Power[]): boolean {
  const isAlone = others.length === 1 && changing.every((power) => others.includes(power));
  const isNear = isEmpty(cast.slides) && isEmpty(cast.sweeps) && cast.near !== NEAR_WRAPPED;
  return isAlone && isNear && others.every(({ course }) => course?.mayWinBesides);
}

/** Others may come to the Abyss in this turn by being displaced, or by an answer. */
const leadsIntoAbyss = (cast: Cast, powers: readonly Power[]): boolean =>
  !isEmpty(cast.abyss) &&
  (!isEmpty(cast.answers) || powers.some(({ act, evicts, turnEnd }) => act ?? evicts ?? turnEnd));

const mostSteps = ({ course }: Power): number => (course?.moves === 'on' ? (course.mostSteps ?? ANY_NUMBER) : 1);
