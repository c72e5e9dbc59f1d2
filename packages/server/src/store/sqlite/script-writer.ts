import type { SQLInputValue } from 'node:sqlite';
import { NO_NEED, type Script, STEP_NUMBERS } from './tasks.ts';

/** Writes a script step by step. */
export class ScriptWriter {
  readonly #statements: readonly string[];
  readonly #steps: number[] = [];
  readonly #values: SQLInputValue[] = [];

  constructor(statements: readonly string[]) {
    this.#statements = statements;
  }

  /** Adds a step with one of the statements; its number. `needs` is an earlier step: if that has changed nothing, neither does this one. */
  add(statement: number, values: readonly SQLInputValue[], needs = NO_NEED): number {
    this.#steps.push(statement, needs, values.length);
    for (const value of values) this.#values.push(value);
    return this.#steps.length / STEP_NUMBERS - 1;
  }

  get script(): Script {
    return { kind: 'script', statements: this.#statements, steps: this.#steps, values: this.#values };
  }
}
