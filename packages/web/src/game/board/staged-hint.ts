import type { Hint } from '@oia/board';
import type { Moment, Step } from '@oia/rules';
import { useMemo, useState } from 'react';
import { hintsOf } from '../../session/choices.ts';
import type { SessionState } from '../../session/state.ts';
import type { ShownGame } from '../shown-game.ts';

/** A hint comes in stages, so that it reveals no more than the player asks for: the worker, the turn, the reasons. */
const HINT_STAGES = ['worker', 'turn', 'why'] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** The worker with which steps begin, unless they begin with a build or without a worker. */
export function firstWorker(steps: readonly Step[]): Hint | undefined {
  const [first] = hintsOf(steps);
  if (first?.from === undefined || first.kind === 'build' || first.kind === 'dome') return undefined;
  return { kind: first.kind, to: first.from };
}

/** Without a worker to name, the first stage is skipped. */
export const firstStage = (steps: readonly Step[]): HintStage => (firstWorker(steps) ? 'worker' : 'turn');

export const nextStage = (stage: HintStage): HintStage => HINT_STAGES[HINT_STAGES.indexOf(stage) + 1] ?? 'why';

/** The part of a hint that the board shows. */
export function hintsAt(stage: HintStage, rest: readonly Step[]): readonly Hint[] {
  if (stage !== 'worker') return hintsOf(rest);
  const worker = firstWorker(rest);
  return worker ? [worker] : [];
}

/** A hint, and the point of the game at which it was given. */
interface GivenHint {
  readonly steps: readonly Step[];
  readonly at: number;
  /** The last moment at that time. */
  readonly after: Moment | undefined;
}

/** The steps of a hint that are still to be played: none once the player deviates, until that is undone. */
export function restOfHint({ steps, at, after }: GivenHint, moments: readonly Moment[]): readonly Step[] {
  const played = moments.slice(at);
  const isThere = moments.length >= at && moments[at - 1] === after;
  const isFollowed = isThere && played.every(({ step }, i) => step === steps[i]);
  return isFollowed ? steps.slice(played.length) : [];
}

/** The last hint: its remaining steps, and the stage the player has asked for. */
export interface StagedHint {
  /** All of its steps; undefined: there was none yet. */
  readonly steps: readonly Step[] | undefined;
  readonly rest: readonly Step[];
  readonly stage: HintStage;
  readonly advance: () => void;
}

const NO_MOMENTS: readonly Moment[] = [];

export function useStagedHint({ hint }: SessionState, shown: ShownGame | undefined): StagedHint {
  const moments = shown?.moments ?? NO_MOMENTS;
  const [given, setGiven] = useState<GivenHint>();
  const [stage, setStage] = useState<HintStage>('worker');
  if (hint.length > 0 && hint !== given?.steps) {
    setGiven({ steps: hint, at: moments.length, after: moments.at(-1) });
    setStage(firstStage(hint));
  }
  const rest = useMemo(() => (given ? restOfHint(given, moments) : []), [given, moments]);
  return { steps: given?.steps, rest, stage, advance: () => setStage(nextStage) };
}
