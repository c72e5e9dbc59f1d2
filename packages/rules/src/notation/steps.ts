import type { Match } from '../match.ts';
import { ACTIVE, H3, MOVER, type Position, STAGE, TURN, WORKERS, workersOn } from '../position.ts';
import { bit, DIRECTIONS, has, lowest, NONE, type Square, seatLetter, squareName } from '../squares.ts';
import { KINDS, kindOf, pack, type Step, type StepKind, stepA, stepB, stepC, stepD, stepE } from '../steps.ts';
import { type ParsedStep, parseStepText } from './step-parser.ts';

type StepWriter = (step: Step, match: Match, p: Position) => string;

const nameA = (step: Step): string => squareName(stepA(step));
const nameB = (step: Step): string => squareName(stepB(step));

const WRITERS: Readonly<Record<StepKind, StepWriter>> = {
  place: (step) => `@${nameB(step)}`,
  move: (step, _, p) => `${nameA(step)}${has(workersOn(p), stepB(step)) ? 'x' : '-'}${nameB(step)}`,
  build: (step, _, p) => `${builderText(p, stepA(step))}+${nameB(step)}${stepE(step) ? '^' : ''}`,
  ferry: (step) => `${nameA(step)}~${nameB(step)}`,
  remove: (step) => `-${nameB(step)}`,
  lower: (step) => `${nameA(step)}_${nameB(step)}`,
  kill: (step) => `x${nameB(step)}`,
  drag: (step) => `${nameA(step)}>${nameB(step)}`,
  send: (step) => `${nameA(step)}>>${nameB(step)}`,
  trade: tradeText,
  token: (step) => `=${nameB(step)}`,
  orient: (step) => `=${DIRECTIONS[stepB(step)]}`,
  mark: (step) => `&${nameB(step)}`,
  summon: (step) => `*${nameB(step)}`,
  fate: (step) => `fate:${nameB(step)}`,
  abyss: (step) => `abyss:${nameB(step)}`,
  ram: (step) => `ram:${nameB(step)}`,
  draw: (step, match) => `draw:${match.powers[stepB(step)]?.id ?? '?'}`,
  end: () => '.',
  pass: () => 'pass',
  hidden: () => '?',
  resign: (step) => `resign:${seatLetter(stepB(step))}`,
  timeout: (step) => `timeout:${seatLetter(stepB(step))}`,
  agree: () => 'draw-agreed',
  abandon: () => 'abandoned',
  useRam: () => 'use:ram',
  useHero: () => 'use:hero',
};

/** The notation of a step; see docs/notation.md. `p` is the position before it. */
export const stepText = (match: Match, p: Position, step: Step): string =>
  WRITERS[KINDS[kindOf(step)] as StepKind](step, match, p);

/** The builder is named only when it is not the worker that moved. */
const builderText = (p: Position, by: Square): string =>
  by === NONE || (p[STAGE] === TURN && p[MOVER] === bit(by)) ? '' : squareName(by);

function tradeText(step: Step): string {
  const first = `${squareName(stepA(step))}<>${squareName(stepB(step))}`;
  const second = stepC(step) === NONE ? '' : `,${squareName(stepC(step))}<>${squareName(stepD(step))}`;
  return `${first}${second}${stepE(step) ? "'" : ''}`;
}

/**
 * The legal steps that match a text. The builder may be left out, as may the `^` of a dome on three blocks, and `-` is accepted for `x`. An
 * exact match takes precedence.
 */
export function findSteps(match: Match, p: Position, legal: readonly Step[], text: string): Step[] {
  const parsed = parseStepText(match, text);
  if (!parsed) return [];
  const found = legal.filter((step) => matches(p, step, parsed));
  const exact = found.filter((step) => stepText(match, p, step).toLowerCase() === text.toLowerCase());
  return exact.length > 0 ? exact : found;
}

function matches(
  p: Position,
  step: Step,
  { kind, a, b = NONE, c = NONE, d = NONE, hasSuffix, displaces }: ParsedStep,
): boolean {
  if (KINDS[kindOf(step)] !== kind || stepB(step) !== b || stepC(step) !== c || stepD(step) !== d) return false;
  if (a !== undefined && stepA(step) !== a) return false;
  if (displaces && !has(workersOn(p), b)) return false;
  return stepE(step) === 1 ? hasSuffix || isUsualDome(p, kind, b) : !hasSuffix;
}

const isUsualDome = (p: Position, kind: StepKind, at: Square): boolean => kind === 'build' && has(p[H3], at);

/** The step that a text describes, legal or not; undefined if the text is not a step. */
export function parseStep(match: Match, p: Position, text: string): Step | undefined {
  const parsed = parseStepText(match, text);
  if (!parsed) return undefined;
  const { kind, a, b = NONE, c, d, hasSuffix } = parsed;
  const by = a ?? (kind === 'build' ? builderIn(match, p) : NONE);
  return pack(KINDS.indexOf(kind), by, b, c, d, hasSuffix || isUsualDome(p, kind, b) ? 1 : 0);
}

/** The default builder: the worker that moved, or any. */
function builderIn(match: Match, p: Position): Square {
  const own = p[WORKERS + match.sideOf(p[ACTIVE])];
  return p[MOVER] === 0 ? (own === 0 ? NONE : lowest(own)) : lowest(p[MOVER]);
}
