import type { Judgement } from '@oia/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRoute } from '../../common/router.tsx';
import { type TurnToReview, turnsToReview } from '../../study/reviewing.ts';
import type { StudySession } from '../../study/study-session.ts';
import { analyst } from '../../workers/analyst.ts';

/** A game of forty turns takes about twenty seconds. */
const TURN_TIME_MS = 450;

/** A turn with what is known about it by now. */
export interface ReviewedTurn extends TurnToReview {
  readonly judgement?: Judgement;
}

export interface ReviewState {
  readonly turns: readonly ReviewedTurn[];
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
}

export interface Reviewing extends ReviewState {
  start(): void;
  cancel(): void;
}

const NONE: ReviewState = { turns: [], isRunning: false, hasFailed: false };

/** Judges the turns of the shown line one after another. Judgements stay when the review is cancelled. */
export function useReview(session: StudySession): Reviewing {
  const [state, setState] = useState<ReviewState>(NONE);
  const stop = useRef<() => void>(undefined);
  const start = useCallback(() => {
    const turns = turnsToReview(session);
    setState({ turns, isRunning: true, hasFailed: false });
    const request = { turns: turns.map(({ played }) => played), budget: TURN_TIME_MS, seed: 1 };
    const work = analyst.review(request, (judgement, index) =>
      setState((now) => ({ ...now, turns: now.turns.map((turn, i) => (i === index ? { ...turn, judgement } : turn)) })),
    );
    stop.current = work.stop;
    work.ended.then(
      () => setState((now) => ({ ...now, isRunning: false })),
      () => setState((now) => ({ ...now, isRunning: false, hasFailed: true })),
    );
  }, [session]);
  useStartOnArrival(start);
  const cancel = useCallback(() => stop.current?.(), []);
  useEffect(() => cancel, [cancel]);
  return useMemo(() => ({ ...state, start, cancel }), [state, start, cancel]);
}

/** The link that led here asked for a review. */
function useStartOnArrival(start: () => void): void {
  const route = useRoute();
  const isAsked = route.page === 'analysis' && route.review === true;
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked, start]);
}
