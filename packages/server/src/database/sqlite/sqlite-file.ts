import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  NO_NEED,
  type Order,
  type Outcome,
  outcomeOf,
  type Query,
  type QueryAnswer,
  type Script,
  STEP_NUMBERS,
  type Task,
} from './tasks.ts';

/**
 * `FULL`: a commit is on the disk before it is acknowledged, even if the power fails. `MEMORY`: savepoints write no
 * temporary files.
 */
const SETTINGS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA journal_size_limit = 67108864;
`;

/** Size of the cache of prepared statements. Only lists of varying length produce many. */
const MAX_PREPARED = 500;

/** The database file. Blocks on the disk, so it runs in its own thread. */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec(SETTINGS);
  }

  carryOut(order: Order): unknown {
    switch (order.kind) {
      case 'run':
        return this.#run(order.tasks, order.isLast);
      case 'alone':
        return this.#query(order.query);
      case 'close':
        return this.#db.close();
    }
  }

  #run(tasks: readonly Task[], isLast: boolean): readonly Outcome[] {
    try {
      if (!this.#db.isTransaction) this.#db.exec('BEGIN IMMEDIATE');
      const outcomes = tasks.map((task) => this.#outcome(task));
      if (isLast) this.#db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** A failed task undoes itself, but some failures, such as a full disk, roll back the whole transaction. */
  #outcome(task: Task): Outcome {
    try {
      return { ok: true, value: task.kind === 'query' ? this.#query(task) : this.#script(task) };
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      return outcomeOf(error);
    }
  }

  #query({ sql, values }: Query): QueryAnswer {
    const statement = this.#statement(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  #script(script: Script): readonly number[] {
    this.#db.exec('SAVEPOINT script');
    try {
      const changes = this.#steps(script);
      this.#db.exec('RELEASE script');
      return changes;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK TO script; RELEASE script');
      throw error;
    }
  }

  #steps({ statements, steps, values }: Script): readonly number[] {
    const prepared = statements.map((sql) => this.#statement(sql));
    const changes: number[] = [];
    let from = 0;
    for (let i = 0; i < steps.length; i += STEP_NUMBERS) {
      const statement = prepared[steps[i] as number];
      const needs = steps[i + 1] as number;
      const to = from + (steps[i + 2] as number);
      const isNeeded = needs === NO_NEED || changes[needs] !== 0;
      changes.push(isNeeded ? Number(statement?.run(...values.slice(from, to)).changes) : 0);
      from = to;
    }
    return changes;
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
