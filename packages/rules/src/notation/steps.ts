import type { Match } from '../match.ts';
import { H3, heightAt, MOVER, type Position, STAGE, TURN, workersOn } from '../position.ts';
import { seatLetter } from '../seats.ts';
import { bit, DIRECTIONS, has, NONE, type Square, squareName } from '../squares.ts';
import { KINDS, kindOf, type Step, type StepKind, stepA, stepB, stepC, stepD, stepE } from '../steps.ts';

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

/** Other ways to write the same step: builder left out, `-` for `x`, a usual dome without its sign. */
export function stepSpellings(match: Match, p: Position, step: Step): string[] {
  const text = stepText(match, p, step);
  if (KINDS[kindOf(step)] === 'move') return [text, text.replace('x', '-')];
  if (KINDS[kindOf(step)] !== 'build') return [text];
  const at = stepB(step);
  const tail = `+${squareName(at)}`;
  const tails =
    stepE(step) === 0 ? [tail] : has(p[H3], at) && heightAt(p, at) === 3 ? [`${tail}^`, tail] : [`${tail}^`];
  const by = stepA(step) === NONE ? '' : squareName(stepA(step));
  return [...new Set([text, ...tails.map((t) => by + t), ...tails])];
}

/** The legal steps that are written like this. The exact spelling wins over looser ones. */
export function findSteps(match: Match, p: Position, legal: readonly Step[], text: string): Step[] {
  const wanted = text.toLowerCase();
  const exact = legal.filter((step) => stepText(match, p, step).toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return legal.filter((step) => stepSpellings(match, p, step).some((spelling) => spelling.toLowerCase() === wanted));
}
