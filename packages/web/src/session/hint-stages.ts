import type { Hint } from '@oia/board';
import type { Step } from '@oia/rules';
import { hintsOf } from './choices.ts';

/** A hint is given bit by bit, so that it spoils no more than is wanted: the worker, the turn, why. */
export const HINT_STAGES = ['worker', 'turn', 'why'] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** The worker with which steps begin, unless they begin with a build or without a worker. */
export function firstWorker(steps: readonly Step[]): Hint | undefined {
  const [first] = hintsOf(steps);
  if (first?.from === undefined || first.kind === 'build' || first.kind === 'dome') return undefined;
  return { kind: first.kind, to: first.from };
}

/** Where no worker has to be found there is no first stage. */
export const firstStage = (steps: readonly Step[]): HintStage => (firstWorker(steps) ? 'worker' : 'turn');

export const nextStage = (stage: HintStage): HintStage => HINT_STAGES[HINT_STAGES.indexOf(stage) + 1] ?? 'why';

/** The part of a hint that the board shows. */
export function hintsAt(stage: HintStage, rest: readonly Step[]): readonly Hint[] {
  if (stage !== 'worker') return hintsOf(rest);
  const worker = firstWorker(rest);
  return worker ? [worker] : [];
}
