import type { Judgement, Question } from '@oia/learning/puzzles';
import type { Step } from '@oia/rules';
import type { Asked } from './examiner-worker.ts';

/** Turns, one after another. */
export type TurnLine = readonly (readonly Step[])[];

/** Says whether a turn keeps the goal within reach, and what is played against it. */
export interface Examiner {
  judge(question: Question): Promise<Judgement>;
  /** How the side that is to play wins; empty: that would take too long to find. */
  winningLine(question: Question): Promise<TurnLine>;
  /** Questions that were not answered yet never are. */
  close(): void;
}

/** An examiner in a thread of its own, which starts with the first question. */
export class WorkerExaminer implements Examiner {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, (answer: unknown) => void>();

  judge(question: Question): Promise<Judgement> {
    return this.#ask('judgement', question, { verdict: 'unknown', line: [] });
  }

  winningLine(question: Question): Promise<TurnLine> {
    return this.#ask<TurnLine>('line', question, []);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  /** A worker that fails knows nothing. */
  #ask<T>(wants: Asked['wants'], question: Question, unknown: T): Promise<T> {
    const worker = this.#started();
    const number = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(number, (answer) => resolve(answer === undefined ? unknown : (answer as T)));
      worker.postMessage({ number, wants, question } satisfies Asked);
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./examiner-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { number, answer } }) => this.#answer(number, answer);
    worker.onerror = () => {
      for (const number of [...this.#waiting.keys()]) this.#answer(number, undefined);
    };
    this.#worker = worker;
    return worker;
  }

  #answer(number: number, answer: unknown): void {
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }
}
