import { barredBuilder, barredStep } from './barriers.ts';
import { buildersNow, buildsBy, domesBy, moversNow, movesFrom, openNow } from './candidates.ts';
import type { Cast } from './cast.ts';
import { beginTurn } from './completion.ts';
import {
  ASLEEP,
  BLOCKED,
  copyOf,
  DOMES,
  DRAW,
  FLAGS,
  foesOf,
  heightAt,
  MOVER,
  OVER,
  PENDING,
  type Position,
  RAM,
  SETUP,
  SPENT,
  STAGE,
  START,
  STEPS,
  sideAt,
  tooHighFor,
  WORKERS,
  workersOn,
} from './position.ts';
import { OPEN_BUILD, OPEN_MOVE } from './power.ts';
import type { PowerId } from './power-list.ts';
import { actorOf, type Referee } from './referee.ts';
import { has, NONE, type Square } from './squares.ts';
import { BUILD, END, kindOf, MOVE, moveStep, type Step, stepA, stepB, stepE } from './steps.ts';
import { knownTo } from './views.ts';

/** Why a step is refused: a code with the parameters of its sentence. Levels are numbers of blocks. */
export type Refusal =
  | { readonly code: 'gameOver' | 'chance' | 'moveFirst' | 'moved' | 'built' | 'nameCard' | 'unknownStep' }
  | { readonly code: 'notYourTurn' | 'pending' | 'eliminated'; readonly seat: number }
  | {
      readonly code:
        | 'noWorker'
        | 'notYourWorker'
        | 'occupied'
        | 'domed'
        | 'ram'
        | 'tooFar'
        | 'sameSquare'
        | 'wrongWorker'
        | 'deadEnd'
        | 'notOffered'
        | 'placing';
      readonly square: Square;
    }
  | { readonly code: 'closed' | 'barred' | 'asleep' | 'needsPower'; readonly square: Square; readonly power: PowerId }
  | { readonly code: 'duty' | 'spent' | 'noTarget'; readonly power: PowerId }
  | { readonly code: 'tooHigh'; readonly square: Square; readonly from: number; readonly to: number };

/** Why this step is not legal, from what the actor may know; undefined if it is legal. */
export function whyNotStep(referee: Referee, p: Position, step: Step, seat?: number): Refusal | undefined {
  const stage = stageRefusal(referee, p, seat);
  if (stage) return stage;
  const legal = referee.legalSteps(p);
  if (legal.includes(step)) return undefined;
  if (p[STAGE] === SETUP) return squareTaken(referee, p, stepB(step)) ?? { code: 'placing', square: stepB(step) };
  if (p[PENDING] !== 0) return { code: 'pending', seat: actorOf(referee.match, p) ?? 0 };
  const begun = beginFor(referee, p);
  const cast = referee.match.castOf(begun);
  if (cast.isNaming) return { code: 'nameCard' };
  if (kindOf(step) === MOVE)
    return moveRefusal(cast, begun, stepA(step), stepB(step)) ?? lateRefusal(cast, begun, stepB(step));
  if (kindOf(step) === BUILD) return buildRefusal(cast, begun, step) ?? lateRefusal(cast, begun, stepB(step));
  return actRefusal(cast, begun, stepB(step), legal);
}

/** Why no step is possible on a square, given the selected worker, if any; undefined if one is possible. */
export function whyNotSquare(
  referee: Referee,
  p: Position,
  square: Square,
  selected?: Square,
  seat?: number,
): Refusal | undefined {
  const stage = stageRefusal(referee, p, seat);
  if (stage) return stage;
  const uses = (step: Step): boolean => stepB(step) === square || (selected === undefined && stepA(step) === square);
  const fits = (step: Step): boolean => selected === undefined || stepA(step) === selected || stepA(step) === NONE;
  const legal = referee.legalSteps(p);
  if (legal.some((step) => uses(step) && fits(step))) return undefined;
  if (p[STAGE] === SETUP) return squareTaken(referee, p, square) ?? { code: 'notOffered', square };
  if (p[PENDING] !== 0) return squareTaken(referee, p, square) ?? answerRefusal(referee, p, square);
  const begun = beginFor(referee, p);
  const cast = referee.match.castOf(begun);
  if (cast.isNaming) return { code: 'nameCard' };
  const open = openNow(cast, begun);
  const worker = selected ?? workerInPlay(begun);
  if (open & OPEN_MOVE) {
    if (worker !== undefined && worker !== square) return whyNotStep(referee, p, moveStep(worker, square), seat);
    return workerRefusal(cast, begun, square) ?? immobile(cast, begun, square);
  }
  if (open & OPEN_BUILD && worker !== undefined) {
    const step = BUILD | (worker << 5) | (square << 10) | (NONE << 15) | (NONE << 20);
    return buildRefusal(cast, begun, step) ?? lateRefusal(cast, begun, square);
  }
  return actRefusal(cast, begun, square, legal);
}

function stageRefusal(referee: Referee, p: Position, seat: number | undefined): Refusal | undefined {
  if (p[STAGE] === OVER) return { code: 'gameOver' };
  const actor = actorOf(referee.match, p);
  if (p[STAGE] === DRAW || actor === undefined) return { code: 'chance' };
  if (seat === undefined || seat === actor) return undefined;
  return p[PENDING] !== 0 ? { code: 'pending', seat: actor } : { code: 'notYourTurn', seat: actor };
}

/** The position after the start of the turn, as the actor knows it. */
function beginFor(referee: Referee, p: Position): Position {
  const begun = copyOf(knownTo(referee.match, p, actorOf(referee.match, p) ?? 'spectator'));
  if (begun[STAGE] === START) beginTurn(referee.match, referee.completion, begun);
  return begun;
}

const workerInPlay = (p: Position): Square | undefined => (p[MOVER] === 0 ? undefined : 31 - Math.clz32(p[MOVER]));

function squareTaken(referee: Referee, truth: Position, square: Square): Refusal | undefined {
  const p = knownTo(referee.match, truth, actorOf(referee.match, truth) ?? 'spectator');
  if (has(p[DOMES], square)) return { code: 'domed', square };
  return has(workersOn(p), square) ? { code: 'occupied', square } : undefined;
}

/** Why this worker may not act. */
function workerRefusal(cast: Cast, p: Position, from: Square): Refusal | undefined {
  const side = sideAt(p, from);
  if (side < 0) return { code: 'noWorker', square: from };
  if (!cast.additional && side !== cast.side) return { code: 'notYourWorker', square: from };
  const watcher = cast.foes.find(({ power }) => power.watches);
  if (watcher && has(p[ASLEEP], from)) return { code: 'asleep', square: from, power: watcher.power.id };
  return has(moversNow(cast, p), from) ? undefined : { code: 'wrongWorker', square: from };
}

/** Why a worker that may act cannot move. */
function immobile(cast: Cast, p: Position, from: Square): Refusal {
  const duty = cast.musts.find((must) => must.demands(p));
  if (movesFrom(cast, p, from) === 0) return { code: 'deadEnd', square: from };
  return duty ? { code: 'duty', power: duty.power.id } : { code: 'deadEnd', square: from };
}

function moveRefusal(cast: Cast, p: Position, from: Square, to: Square): Refusal | undefined {
  if (!(openNow(cast, p) & OPEN_MOVE)) return { code: 'moved' };
  const worker = workerRefusal(cast, p, from);
  if (worker) return worker;
  if (from === to) return { code: 'sameSquare', square: to };
  if (!has(cast.near[from], to)) return { code: 'tooFar', square: to };
  if (has(movesFrom(cast, p, from), to)) return undefined;
  const bar = barredStep(cast, p, from, to);
  return (
    (givesWay(cast, p, to) ? undefined : closedSquare(cast, p, to)) ??
    (has(tooHighFor(p, from, 1), to)
      ? { code: 'tooHigh', square: to, from: heightAt(p, from), to: heightAt(p, to) }
      : bar
        ? { code: 'barred', square: to, power: bar }
        : ownRefusal(cast, to))
  );
}

/** Is a worker there that the player's power could make room of? Then something else forbids the step. */
const givesWay = (cast: Cast, p: Position, square: Square): boolean =>
  cast.evicts.length > 0 && has(foesOf(p, cast.side), square);

/** The refusal for a square with a worker, dome, Ram, or what counts as a dome in this turn. */
function closedSquare(cast: Cast, p: Position, square: Square): Refusal | undefined {
  if (has(p[RAM], square)) return { code: 'ram', square };
  if (has(p[DOMES], square)) return { code: 'domed', square };
  if (has(p[BLOCKED], square)) {
    const closer = [...cast.closesAll, ...cast.closes].find(({ call }) => has(call(p), square));
    return closer ? { code: 'closed', square, power: closer.power.id } : { code: 'notOffered', square };
  }
  return has(workersOn(p), square) ? { code: 'occupied', square } : undefined;
}

/** Nothing else forbids it, so the player's own power does not allow it. */
function ownRefusal(cast: Cast, square: Square): Refusal {
  const own = cast.own.find(
    ({ power }) => power.moves || power.evicts || power.builds || power.builders || power.movers || power.open,
  );
  return own ? { code: 'needsPower', square, power: own.power.id } : { code: 'notOffered', square };
}

function buildRefusal(cast: Cast, p: Position, step: Step): Refusal | undefined {
  const by = stepA(step);
  const at = stepB(step);
  if (!(openNow(cast, p) & OPEN_BUILD)) return p[STEPS] === 0 ? { code: 'moveFirst' } : { code: 'built' };
  if (sideAt(p, by) < 0) return { code: 'noWorker', square: by };
  if (!cast.additional && !has(p[WORKERS + cast.side], by)) return { code: 'notYourWorker', square: by };
  if (!has(buildersNow(cast, p), by)) return { code: 'wrongWorker', square: by };
  const open = (stepE(step) ? domesBy(cast, p, by) : 0) | buildsBy(cast, p, by);
  if (has(open, at)) return undefined;
  if (by === at) return { code: 'sameSquare', square: at };
  if (!has(cast.near[by], at)) return { code: 'tooFar', square: at };
  const bar = barredBuilder(cast, p, by, at, stepE(step) === 1);
  return closedSquare(cast, p, at) ?? (bar ? { code: 'barred', square: at, power: bar } : ownRefusal(cast, at));
}

/** The step itself is possible, but no complete turn contains it: because of a duty, or a dead end. */
function lateRefusal(cast: Cast, p: Position, square: Square): Refusal {
  const duty = cast.musts.find((must) => must.demands(p));
  if (duty) return { code: 'duty', power: duty.power.id };
  const judge = cast.foes.find(({ power }) => power.barsEnd);
  if (judge) return { code: 'barred', square, power: judge.power.id };
  return { code: 'deadEnd', square };
}

/** Why a power that may answer now does not do it there. */
function answerRefusal({ match }: Referee, p: Position, square: Square): Refusal {
  const seat = actorOf(match, p);
  const asked = match.castOf(p).answers.find((answer) => answer.seat === seat);
  return asked ? { code: 'needsPower', square, power: asked.power.id } : { code: 'notOffered', square };
}

/** Is this a step of a power, as moves, builds and ends are not? */
const isAct = (step: Step): boolean => ![MOVE, BUILD, END].includes(kindOf(step));

function actRefusal(cast: Cast, p: Position, square: Square, legal: readonly Step[]): Refusal {
  const own = cast.own.find(({ power }) => power.acts);
  if (own?.power.set === 'hero' && p[own.me.data] !== 0 && !(p[FLAGS] & SPENT))
    return { code: 'spent', power: own.power.id };
  if (!own) return { code: 'notOffered', square };
  const power = own.power.id;
  return (
    closedSquare(cast, p, square) ??
    (legal.some(isAct) ? { code: 'needsPower', square, power } : { code: 'noTarget', power })
  );
}
