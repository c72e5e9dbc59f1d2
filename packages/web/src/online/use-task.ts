import { useState } from 'react';
import type { Answer } from './request.ts';

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
