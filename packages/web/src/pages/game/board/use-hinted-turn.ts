import type { Moment, Step } from '@oia/rules';
import { useMemo, useState } from 'react';
import { useGameContext } from '../game-context.tsx';

/** A hint, and the point of the game at which it was given. */
export interface GivenHint {
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

/** The rest of the last hint. */
export function useHintedTurn(): readonly Step[] {
  const { state, shown } = useGameContext();
  const { moments } = shown;
  const [given, setGiven] = useState<GivenHint>();
  if (state.hint.length > 0 && state.hint !== given?.steps) {
    setGiven({ steps: state.hint, at: moments.length, after: moments.at(-1) });
  }
  return useMemo(() => (given ? restOfHint(given, moments) : []), [given, moments]);
}
