import type { Hooks } from '../hooks.ts';
import type { Course, Power } from '../power.ts';
import { NEAR_WRAPPED } from '../squares.ts';

/**
 * How the turns of a cast are listed. Everything follows from the hooks of the cards and from the facts that powers state (`Course`); everything else goes step by step, which finds the same turns more slowly.
 */
export interface TurnPlan {
  /**
   * How the workers step. once: one worker, one step, in place. several: as `course.moves` says, in place.
   * stepByStep: on copies.
   */
  readonly moves: 'once' | 'several' | 'stepByStep';
  /**
   * The steps after the moves, in place if they have no side effects.
   * bareBuild: one build that does not depend on the rest of the turn.
   * build: one build. cardBuild: one build that changes something on a card.
   * twoBuilds, acts, pieces: as `course.ends` says, act and acts together. stepByStep: on copies.
   */
  readonly ending: 'bareBuild' | 'build' | 'cardBuild' | 'twoBuilds' | 'acts' | 'pieces' | 'stepByStep';
  /** No two turns lead to the same result, so they need not be compared. */
  readonly resultsDiffer: boolean;
  /** One worker moves once, then builds once: no state of such a turn is reached in two ways. */
  readonly isPlain: boolean;
  /** The facts given by the one power that changes the course of the turn, and the index of its card's first int. */
  readonly course: Course;
  readonly data: number;
  /** Does a dome earn a turn, win by towers, call for an answer or a draw? onBoard: what is built where tells. */
  readonly domeEffects: DomeEffects;
}

type DomeEffects = 'never' | 'onBoard' | 'always';

export function planOf(hooks: Hooks): TurnPlan {
  const changing = hooks.able.filter(({ power }) => changesTurn(power));
  const changer = changing[0];
  const course = changer?.power.course ?? {};
  const isClear = !hooks.additional && changing.length < 2;
  const domeEffects = domeEffectsOf(hooks);
  const ending = isClear ? endingOf(hooks, changer?.power, domeEffects) : 'stepByStep';
  return {
    moves: ending === 'stepByStep' ? ending : movesOf(hooks, changer?.power, ending),
    ending,
    // Two different steps may still lead to one place by a sweep or a slide.
    resultsDiffer: isClear && (!changer || course.endsDiffer === true) && isEmpty(hooks.sweeps, hooks.slides),
    isPlain: !hooks.additional && !changer,
    course,
    data: changer?.me.data ?? 0,
    domeEffects,
  };
}

/** One build ends the turn. */
export const isBuild = (ending: TurnPlan['ending']): boolean => ending === 'build' || ending === 'bareBuild';

const isEmpty = (...lists: readonly (readonly unknown[])[]): boolean => lists.every((list) => list.length === 0);

/** Does this power change what comes when in its holder's turn? Who builds does not matter here. */
export const changesTurn = ({ open, acts, movers }: Power): boolean =>
  [open, acts, movers].some((hook) => hook !== undefined);

function domeEffectsOf({ match, earns, claims, answers }: Hooks): DomeEffects {
  const redraws = match.cards.some(({ power }) => power.deck);
  if (!earns && !redraws && isEmpty(claims, answers)) return 'never';
  return earns || redraws || match.secrets ? 'always' : 'onBoard';
}

/** A slide from a whirlpool on, or around the edge, may end where another step ends; along its way it is not judged. */
const slidesAstray = ({ slides, near, judges, abyss, sweeps }: Hooks): boolean =>
  slides.length > 0 && (near === NEAR_WRAPPED || !isEmpty(judges, abyss, sweeps));

function movesOf(hooks: Hooks, changer: Power | undefined, ending: TurnPlan['ending']): TurnPlan['moves'] {
  const moves = changer?.course?.moves;
  if (moves === undefined) return foreseesSteps(hooks) && !slidesAstray(hooks) ? 'once' : 'stepByStep';
  if (moves === 'each' ? ending !== 'twoBuilds' : !isBuild(ending)) return 'stepByStep';
  const { able, evicts, strikes, sweeps, slides, wins, deniesWin } = hooks;
  const others = able.filter(({ power }) => power !== changer && (power.stepped || power.refuses));
  // A worker denied a win may step on from there, but not where a step up is the only step.
  const denied = moves === 'level' ? [] : deniesWin;
  return isEmpty(evicts, strikes, sweeps, slides, wins, denied, others) ? 'several' : 'stepByStep';
}

/** Is it known where the active player's powers have something to do after a step? */
const foreseesSteps = ({ able }: Hooks): boolean =>
  able.every(({ power }) => (!power.stepped && !power.refuses) || power.course?.stepsWithEffects);

function endingOf(hooks: Hooks, changer: Power | undefined, domeEffects: DomeEffects): TurnPlan['ending'] {
  const { able, turnEnd, domes, builders, tokens } = hooks;
  const { moves, ends } = changer?.course ?? {};
  const isQuiet = able.every(({ power }) => isQuietAfterMoves(power));
  if (isQuiet && (!changer || ends === 'build')) return asksMemory(hooks) ? 'build' : 'bareBuild';
  if (slidesAstray(hooks)) return 'stepByStep';
  if (ends === 'pieces' || (ends === 'eachBuilds' && moves === 'each')) {
    const isAlone = able.every(({ power }) => power === changer || !addsPieces(power));
    if (!isAlone || !isEmpty(tokens) || domeEffects !== 'never') return 'stepByStep';
    return ends === 'pieces' ? 'pieces' : 'twoBuilds';
  }
  if (!isEmpty(turnEnd, domes, builders)) return 'stepByStep';
  if (!changer) return able.every(({ power }) => buildsOntoCard(power)) ? 'cardBuild' : 'stepByStep';
  if (!isQuiet) return 'stepByStep';
  if (ends === 'twoBuilds') return 'twoBuilds';
  // A last step may move or remove workers that a duty looks at, but it never climbs.
  const isOwed = hooks.musts.some(({ power }) => !power.wantsClimb);
  return (ends === 'act' || ends === 'acts') && !isOwed ? 'acts' : 'stepByStep';
}

/** Does any power look at the earlier steps of the turn when the last build is made? */
const asksMemory = ({ builds, builders, domes, judges, musts, barsEnd, turnEnd }: Hooks): boolean =>
  !isEmpty(builds, builders, domes, judges, musts, barsEnd, turnEnd);

const addsPieces = ({ built, builders, domes, turnEnd }: Power): boolean =>
  [built, builders, domes, turnEnd].some((hook) => hook !== undefined);

const buildsOntoCard = ({ built, course }: Power): boolean => !built || course?.builtOnCard === true;

/** A build after the moves has no consequence by this power, or one that can be foreseen. */
const isQuietAfterMoves = ({ built, turnEnd, course }: Power): boolean =>
  (!built || course?.builtBeforeMoving === true) && (!turnEnd || course?.endHasNoEffect !== undefined);
