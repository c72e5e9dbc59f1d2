import { NONE, type Square } from './squares.ts';
import { KINDS, kindOf, pack, type Step, type StepKind, stepA, stepB, stepC, stepD, stepE } from './steps.ts';

/** A step as an object, for messages, logs and tests; searches use the packed form. */
export type PlainStep =
  | {
      readonly kind: 'place' | 'remove' | 'kill' | 'token' | 'mark' | 'summon' | 'fate' | 'abyss' | 'ram';
      readonly at: Square;
    }
  | { readonly kind: 'move' | 'drag' | 'send'; readonly from: Square; readonly to: Square }
  /** `by` is left out if the builder is hidden. */
  | { readonly kind: 'build'; readonly by?: Square; readonly at: Square; readonly dome: boolean }
  | { readonly kind: 'ferry' | 'lower'; readonly by: Square; readonly at: Square }
  /** Each own worker moves from the first to the second square of its pair; crossed: the opposing workers go to the other pair's square. */
  | { readonly kind: 'trade'; readonly pairs: readonly (readonly [Square, Square])[]; readonly crossed: boolean }
  | { readonly kind: 'orient'; readonly direction: number }
  | { readonly kind: 'draw'; readonly power: number }
  | { readonly kind: 'resign' | 'timeout'; readonly seat: number }
  | { readonly kind: 'end' | 'pass' | 'hidden' | 'agree' | 'abandon' | 'useRam' | 'useHero' };

export function plainStep(step: Step): PlainStep {
  const kind = KINDS[kindOf(step)] as StepKind;
  const a = stepA(step);
  const b = stepB(step);
  switch (kind) {
    case 'move':
    case 'drag':
    case 'send':
      return { kind, from: a, to: b };
    case 'build':
      return { kind, ...(a === NONE ? {} : { by: a }), at: b, dome: stepE(step) === 1 };
    case 'ferry':
    case 'lower':
      return { kind, by: a, at: b };
    case 'trade':
      return {
        kind,
        pairs:
          stepC(step) === NONE
            ? [[a, b]]
            : [
                [a, b],
                [stepC(step), stepD(step)],
              ],
        crossed: stepE(step) === 1,
      };
    case 'orient':
      return { kind, direction: b };
    case 'draw':
      return { kind, power: b };
    case 'resign':
    case 'timeout':
      return { kind, seat: b };
    case 'end':
    case 'pass':
    case 'hidden':
    case 'agree':
    case 'abandon':
    case 'useRam':
    case 'useHero':
      return { kind };
    default:
      return { kind, at: b };
  }
}

export function packedStep(step: PlainStep): Step {
  const kind = KINDS.indexOf(step.kind);
  if ('from' in step) return pack(kind, step.from, step.to);
  if ('pairs' in step) {
    const [[a, b] = [NONE, NONE], [c, d] = [NONE, NONE]] = step.pairs;
    return pack(kind, a, b, c, d, step.crossed ? 1 : 0);
  }
  if ('dome' in step) return pack(kind, step.by ?? NONE, step.at, NONE, NONE, step.dome ? 1 : 0);
  if ('by' in step) return pack(kind, step.by, step.at);
  if ('at' in step) return pack(kind, NONE, step.at);
  if ('direction' in step) return pack(kind, NONE, step.direction);
  if ('power' in step) return pack(kind, NONE, step.power);
  return 'seat' in step ? pack(kind, NONE, step.seat) : pack(kind, NONE, NONE);
}
