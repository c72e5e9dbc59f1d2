import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './request.ts';

/** The state of a request; `value` stays while it is repeated. */
export interface Asked<T> {
  readonly value: T | undefined;
  readonly code: string | undefined;
  readonly isAsking: boolean;
  again(): void;
}

/** Asks when the page appears, and whenever `ask` changes: keep it stable. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [last, setLast] = useState<T>();
  const [count, setCount] = useState(0);
  const [isAsking, setAsking] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count asks again
  useEffect(() => {
    let isCurrent = true;
    setAsking(true);
    ask().then((told) => {
      if (!isCurrent) return;
      setAnswer(told);
      if (told.ok) setLast(() => told.value);
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return { value: last, code: answer?.ok === false ? answer.code : undefined, isAsking, again };
}
