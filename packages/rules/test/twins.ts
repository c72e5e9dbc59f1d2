import type { Game, Moment } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { stepText } from '../src/notation/steps.ts';
import { observationOf, sameObservation } from '../src/observation.ts';
import { OUT, PENDING, type Position, samePosition } from '../src/position.ts';
import { pickOne, type Random } from '../src/random.ts';
import { ahead, count, directionOf, has, SQUARES } from '../src/squares.ts';
import { actStep, kindOf, MOVE, RESIGN, type Step, stepA, stepB } from '../src/steps.ts';
import { shownStep, type Viewer, viewOf } from '../src/views.ts';
import { worldsOf } from '../src/worlds.ts';
import { describeLeak, expectAlike, Leak, type Twins } from './alike.ts';
import { type Reveal, revealOf, secretSquares, unseen, whirlpools } from './reveals.ts';
import { chooseStep, gameFrom, viewersOf } from './secret-games.ts';

/** Why two twin games stopped being compared; `parted`: no step of one could look like the step of the other. */
export interface Course {
  readonly steps: number;
  readonly end: Reveal | 'parted' | 'limit';
}

export interface Effort {
  /** Maximum number of steps. */
  readonly most: number;
  /** Probability of also comparing all reasons. */
  readonly thorough: number;
}

/** The game, and another truth that this viewer cannot distinguish from it. */
export function twinsOf(game: Game, viewer: Viewer, random: Random): Twins | undefined {
  const { match, position } = game;
  const worlds = worldsOf(match, viewOf(match, position, viewer), random, 80);
  const others = worlds.filter((world) => !samePosition(world, position));
  const special = random() < 0.5 ? others.filter((world) => isSpecial(match, world)) : [];
  const other = pickOne(random, special.length > 0 ? special : others);
  if (other === undefined) return undefined;
  const observers = viewersOf(match).filter((one) =>
    samePosition(viewOf(match, position, one), viewOf(match, other, one)),
  );
  return { truth: gameFrom(game, position), twin: gameFrom(game, other), observers };
}

/** Rare but interesting truths: only one unseen worker left, or one on a whirlpool. */
const isSpecial = (match: Match, world: Position): boolean =>
  (unseen(match, world) & whirlpools(match, world)) !== 0 || count(unseen(match, world)) === 1;

/** Plays steps that look alike in both, and compares everything observers get, until a rule reveals a difference. */
export function playTwins(start: Twins, random: Random, { most, thorough }: Effort): Course {
  let twins = start;
  const boldness = random() < 0.5 ? 0.5 : 0;
  for (let steps = 0; steps < most; steps++) {
    // An answer out of turn is rare and quick to compare.
    expectAlike(twins, random() < thorough || twins.truth.position[PENDING] !== 0);
    const pair = choosePair(twins, random, boldness);
    if (!pair) return { steps, end: 'parted' };
    twins = { ...twins, truth: played(twins.truth, pair[0]), twin: played(twins.twin, pair[1]) };
    const end = firstDifference(twins);
    if (end) return { steps: steps + 1, end };
  }
  return { steps: most, end: 'limit' };
}

function played(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`${next.error.code} ${stepText(game.match, game.position, step)}`);
  return next.value;
}

const lastOf = (game: Game): Moment => game.moments.at(-1) as Moment;

/** The difference between what the last step revealed in each twin, if any; a difference that no rule explains is a leak. */
function firstDifference({ truth, twin, observers }: Twins): Reveal | undefined {
  const { match } = truth;
  const [a, b] = [lastOf(truth), lastOf(twin)];
  const differs = observers.filter(
    (viewer) => !sameObservation(observationOf(match, a, viewer), observationOf(match, b, viewer)),
  );
  // Both may have ended with the same result in different ways: then these are revealed.
  if (differs.length === 0 && !truth.outcome) return undefined;
  const isAnswer = a.actor !== undefined && observers.includes(a.actor);
  if ([truth, twin].some((game) => (isAnswer || game.outcome) && game.undo().ok))
    throw new Leak(describeLeak({ truth, twin, observers }, 'what was shown can be taken back'));
  const reveal = revealOf(match, a, b);
  if (!reveal) throw new Leak(describeLeak({ truth, twin, observers }, `seen by ${differs.join()}`));
  return reveal;
}

/** A step for each game that observers cannot distinguish. Steps that may reveal a secret are preferred. */
function choosePair({ truth, twin, observers }: Twins, random: Random, boldness: number): [Step, Step] | undefined {
  const { match, actor, position } = truth;
  const leaver = match.players === 3 && random() < 0.02 ? Math.floor(random() * 3) : undefined;
  if (leaver !== undefined && !has(position[OUT], leaver)) return [actStep(RESIGN, leaver), actStep(RESIGN, leaver)];
  const [mine, theirs] = [truth.legalSteps(), twin.legalSteps()];
  if (actor === undefined || observers.includes(actor)) {
    const step = random() < boldness ? provoking(truth, twin, mine, random) : undefined;
    const chosen = step ?? chooseStep(random, truth.position, mine);
    return [chosen, chosen];
  }
  const shown = (step: Step): Step => shownStep(match, actor, step, observers[0] as Viewer);
  let pair: [Step, Step] | undefined;
  for (let tries = 0; tries < 8; tries++) {
    const step = chooseStep(random, truth.position, mine);
    const alike =
      theirs.includes(step) && random() < 0.3 ? [step] : theirs.filter((other) => shown(other) === shown(step));
    if (alike.length === 0) continue;
    pair = [step, pickOne(random, alike)];
    if (goOnAlike({ truth, twin, observers }, pair)) return pair;
  }
  return pair;
}

/** A step that may reveal the difference: onto a square that is secret in only one of them, up to it, or into the whirlpool before it. */
function provoking(truth: Game, twin: Game, legal: readonly Step[], random: Random): Step | undefined {
  const { match } = truth;
  const differ = secretSquares(match, truth.position) ^ secretSquares(match, twin.position);
  const pools = whirlpools(match, truth.position);
  const asks = (step: Step): boolean => {
    const to = stepB(step);
    if (kindOf(step) !== MOVE) return to < SQUARES && has(differ, to);
    return has(differ, to) || has(differ, ahead(to, directionOf(stepA(step), to)));
  };
  const swept =
    differ & pools ? legal.filter((step) => kindOf(step) === MOVE && has(pools & ~differ, stepB(step))) : [];
  const steps = swept.length > 0 ? swept : legal.filter(asks);
  return steps.length > 0 ? pickOne(random, steps) : undefined;
}

/** True if there is a next step that looks the same in both. */
function goOnAlike({ truth, twin, observers }: Twins, [a, b]: [Step, Step]): boolean {
  const [here, there] = [played(truth, a), played(twin, b)];
  if (here.actor === undefined || here.actor !== there.actor || observers.includes(here.actor)) return true;
  const shown = (step: Step): Step => shownStep(truth.match, here.actor, step, observers[0] as Viewer);
  const theirs = new Set(there.legalSteps().map(shown));
  return here.legalSteps().some((step) => theirs.has(shown(step)));
}
