/** Ways in which a promise can fail its caller. */
export const FAULTS = ['rejects', 'hangs', 'is late'] as const;
export type Fault = (typeof FAULTS)[number];

/** The outcome of a case without violations. */
export interface Finding {
  /** The message or log line for the concerned player, request or operator. */
  readonly told: string;
  /** The progress of the other games meanwhile. */
  readonly others: string;
}

/** One fault at one boundary. */
export interface FaultCase {
  readonly boundary: string;
  readonly fault: Fault | 'is lost' | 'drops and returns';
  /** Takes half a minute or more, because a time limit has to pass. */
  readonly isLong?: boolean;
  /** Throws a `Violation` if another game suffers or the failure is not reported. */
  run(): Promise<Finding>;
}

/** A promise of the fault handling that was broken. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

export function ensure(isTrue: boolean, violation: string): asserts isTrue {
  if (!isTrue) throw new Violation(violation);
}

/** The value, or a violation if it takes longer. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Violation(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
