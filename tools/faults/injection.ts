import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault-case.ts';

/** Delay of a late answer: long enough to be noticed, shorter than every time limit. */
export const LATE_MS = 700;

type AsyncMethods<Part> = {
  [Name in keyof Part]: Part[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Part];

export interface Injection {
  /** Whether the fault was met. */
  readonly isMet: () => boolean;
  /** Lets a call that hangs go on, and removes the fault. */
  readonly end: () => void;
}

interface InjectionOptions<Given extends readonly unknown[]> {
  readonly fault: Fault;
  /** The error of a rejection. */
  readonly error: Error;
  /** Which calls are concerned; the first one meets the fault. */
  matches(...given: Given): boolean;
}

/** Wraps an asynchronous method of a real part, so that one call of it fails. A call that hangs or is late does its work afterwards. */
export function injectOnce<Part extends object, Name extends AsyncMethods<Part>>(
  part: Part,
  name: Name,
  { fault, error, matches }: InjectionOptions<Part[Name] extends (...given: infer Given) => unknown ? Given : never>,
): Injection {
  const own = Object.getOwnPropertyDescriptor(part, name);
  const original = part[name] as (...given: unknown[]) => Promise<unknown>;
  const { promise: ended, resolve: release } = Promise.withResolvers<void>();
  let isMet = false;
  const faulty = async function (this: Part, ...given: unknown[]): Promise<unknown> {
    if (isMet || !(matches as (...all: unknown[]) => boolean)(...given)) return original.apply(this, given);
    isMet = true;
    if (fault === 'rejects') throw error;
    await (fault === 'hangs' ? ended : sleep(LATE_MS));
    return original.apply(this, given);
  };
  Object.defineProperty(part, name, { configurable: true, writable: true, value: faulty });
  return {
    isMet: () => isMet,
    end: () => {
      release();
      if (own) Object.defineProperty(part, name, own);
      else Reflect.deleteProperty(part, name);
    },
  };
}
