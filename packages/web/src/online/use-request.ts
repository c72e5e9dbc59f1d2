import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './request.ts';

/** The state of a request; `value` stays while it is repeated. */
export interface RequestState<T> {
  readonly value: T | undefined;
  readonly code: string | undefined;
  readonly isAsking: boolean;
  again(): void;
}

/** Asks when the page appears, and whenever `ask` changes: keep it stable. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): RequestState<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [last, setLast] = useState<T>();
  const [count, setCount] = useState(0);
  const [isAsking, setAsking] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count asks again
  useEffect(() => {
    let isCurrent = true;
    setAsking(true);
    ask().then((received) => {
      if (!isCurrent) return;
      setAnswer(received);
      if (received.ok) setLast(() => received.value);
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return { value: last, code: answer?.ok === false ? answer.code : undefined, isAsking, again };
}

/** A request that a button sends. */
export interface Task {
  readonly isBusy: boolean;
  /** Code of the last refusal. */
  readonly code: string | undefined;
  /** Sends one request at a time; true if it was granted. */
  run<T>(ask: () => Promise<Answer<T>>, then?: (value: T) => void): Promise<boolean>;
  /** Shows a refusal without a request. */
  refuse(code: string): void;
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();
  return {
    isBusy,
    code,
    refuse: setCode,
    async run(ask, then) {
      if (isBusy) return false;
      setBusy(true);
      setCode(undefined);
      const answer = await ask();
      setBusy(false);
      if (!answer.ok) setCode(answer.code);
      else then?.(answer.value);
      return answer.ok;
    },
  };
}
