import type { SQLInputValue } from 'node:sqlite';

export interface Query {
  readonly kind: 'query';
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/**
 * Many statements in one message, all or none. The answer: how many rows each step has changed. Flat, because messages between threads are
 * copied: an object for each step would cost more than what is in it. `ScriptWriter` writes them.
 */
export interface Script {
  readonly kind: 'script';
  /** Each text once. */
  readonly statements: readonly string[];
  /** Three numbers for each step: which of the statements, the step it needs or `NO_NEED`, how many values it has. */
  readonly steps: readonly number[];
  /** The values of all steps, concatenated. */
  readonly values: readonly SQLInputValue[];
}

/** Numbers of a step in `Script.steps`. */
export const STEP_NUMBERS = 3;
/** Where a step needs none before it. */
export const NO_NEED = -1;

export type Task = Query | Script;

/** A command to the thread. */
export type Order =
  /**
   * Carries the tasks out in the open transaction, or opens one. Each succeeds or fails by itself; the order fails only if
   * the whole transaction is lost, with all that was carried out in it before.
   */
  | { readonly kind: 'run'; readonly tasks: readonly Task[]; readonly isLast: boolean }
  /** Outside of a transaction: what cannot be in one, such as VACUUM. */
  | { readonly kind: 'alone'; readonly query: Query }
  | { readonly kind: 'close' };

/** A failure, as it travels between threads. `resultCode` is SQLite's extended one. */
export interface Failure {
  readonly message: string;
  readonly resultCode: number | undefined;
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

export interface Message {
  readonly id: number;
  readonly order: Order;
}

export interface Answer {
  readonly id: number;
  readonly outcome: Outcome;
}

/** An error of Node's SQLite, for the other thread. */
export function outcomeOf(error: unknown): Outcome & { ok: false } {
  const message = error instanceof Error ? error.message : String(error);
  const resultCode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  return { ok: false, failure: { message, resultCode } };
}
