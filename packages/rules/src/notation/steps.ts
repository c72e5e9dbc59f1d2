import type { Match } from '../match.ts';
import { ACTIVE, H3, MOVER, type Position, STAGE, TURN, WORKERS, workersOn } from '../position.ts';
import { seatLetter } from '../seats.ts';
import { bit, DIRECTIONS, has, lowest, NONE, type Square, squareName } from '../squares.ts';
import { KINDS, kindOf, pack, type Step, type StepKind, stepA, stepB, stepC, stepD, stepE } from '../steps.ts';
import { type StepWording, wordingOf } from './step-wording.ts';

/** How players write a step; see docs/notation.md. `p` is the position before it. */
export function stepText(match: Match, p: Position, step: Step): string {
  const a = squareName(stepA(step));
  const b = squareName(stepB(step));
  const seat = seatLetter(stepB(step));
  const texts: Record<StepKind, () => string> = {
    place: () => `@${b}`,
    move: () => `${a}${has(workersOn(p), stepB(step)) ? 'x' : '-'}${b}`,
    build: () => `${builderText(p, stepA(step))}+${b}${stepE(step) ? '^' : ''}`,
    ferry: () => `${a}~${b}`,
    remove: () => `-${b}`,
    lower: () => `${a}_${b}`,
    kill: () => `x${b}`,
    drag: () => `${a}>${b}`,
    send: () => `${a}>>${b}`,
    trade: () => tradeText(step),
    token: () => `=${b}`,
    orient: () => `=${DIRECTIONS[stepB(step)]}`,
    mark: () => `&${b}`,
    summon: () => `*${b}`,
    fate: () => `fate:${b}`,
    abyss: () => `abyss:${b}`,
    ram: () => `ram:${b}`,
    draw: () => `draw:${match.powers[stepB(step)]?.id ?? '?'}`,
    end: () => '.',
    pass: () => 'pass',
    hidden: () => '?',
    resign: () => `resign:${seat}`,
    timeout: () => `timeout:${seat}`,
    agree: () => 'draw-agreed',
    abandon: () => 'abandoned',
  };
  return texts[KINDS[kindOf(step)] as StepKind]();
}

/** The builder is named only when it is not the worker that moved. */
const builderText = (p: Position, by: Square): string =>
  by === NONE || (p[STAGE] === TURN && p[MOVER] === bit(by)) ? '' : squareName(by);

function tradeText(step: Step): string {
  const first = `${squareName(stepA(step))}<>${squareName(stepB(step))}`;
  const second = stepC(step) === NONE ? '' : `,${squareName(stepC(step))}<>${squareName(stepD(step))}`;
  return `${first}${second}${stepE(step) ? "'" : ''}`;
}

/**
 * The legal steps that are written like this. A builder may be left out, as may the sign of a dome where it is the usual piece, and `-` is
 * understood for `x`. The exact spelling wins over looser ones.
 */
export function findSteps(match: Match, p: Position, legal: readonly Step[], text: string): Step[] {
  const wording = wordingOf(match, text);
  if (!wording) return [];
  const found = legal.filter((step) => isWordedSo(p, step, wording));
  const exact = found.filter((step) => stepText(match, p, step).toLowerCase() === text.toLowerCase());
  return exact.length > 0 ? exact : found;
}

function isWordedSo(
  p: Position,
  step: Step,
  { kind, a, b = NONE, c = NONE, d = NONE, isMarked, displaces }: StepWording,
): boolean {
  if (KINDS[kindOf(step)] !== kind || stepB(step) !== b || stepC(step) !== c || stepD(step) !== d) return false;
  if (a !== undefined && stepA(step) !== a) return false;
  if (displaces && !has(workersOn(p), b)) return false;
  return stepE(step) === 1 ? isMarked || isUsualDome(p, kind, b) : !isMarked;
}

const isUsualDome = (p: Position, kind: StepKind, at: Square): boolean => kind === 'build' && has(p[H3], at);

/** The step somebody means by a text, legal or not; undefined: this is not how a step is written. */
export function meantStep(match: Match, p: Position, text: string): Step | undefined {
  const wording = wordingOf(match, text);
  if (!wording) return undefined;
  const { kind, a, b = NONE, c, d, isMarked } = wording;
  const by = a ?? (kind === 'build' ? builderIn(match, p) : NONE);
  return pack(KINDS.indexOf(kind), by, b, c, d, isMarked || isUsualDome(p, kind, b) ? 1 : 0);
}

/** Who builds if nobody is named: the worker that moved, or any. */
function builderIn(match: Match, p: Position): Square {
  const own = p[WORKERS + match.sideOf(p[ACTIVE])];
  return p[MOVER] === 0 ? (own === 0 ? NONE : lowest(own)) : lowest(p[MOVER]);
}
