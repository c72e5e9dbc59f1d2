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

/** Something that is asked of the server when a button is pressed. */
export interface Task {
  readonly isBusy: boolean;
  /** Why the last one was refused. */
  readonly code: string | undefined;
  /** Asks, one at a time; true if it was granted. */
  run<T>(ask: () => Promise<Answer<T>>, then?: (value: T) => void): Promise<boolean>;
  /** Refuses without asking. */
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
