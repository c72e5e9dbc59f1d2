import { WorkerClient, type WorkerLike, type WorkerMessage } from '@oia/engine';
import type { Judgement, Question } from '@oia/learning/puzzles';
import type { Step } from '@oia/rules';

/** Turns, one after another. */
export type TurnLine = readonly (readonly Step[])[];

/** Says whether a turn keeps the goal within reach, and what is played against it. */
export interface Examiner {
  judge(question: Question): Promise<Judgement>;
  /** How the side to play wins; empty: that would take too long to find. */
  winningLine(question: Question): Promise<TurnLine>;
  /** Ends the worker. Questions under way are answered as unknown. */
  close(): void;
}

/** A request of the page to the worker. */
export type ExaminerRequest =
  | { readonly kind: 'judgement'; readonly question: Question }
  | { readonly kind: 'line'; readonly question: Question };

export type ExaminerMessage = WorkerMessage<ExaminerRequest>;

const spawnWorker = (): WorkerLike<ExaminerMessage> =>
  new Worker(new URL('./examiner-worker.ts', import.meta.url), { type: 'module' });

/** An examiner in a worker, which starts with the first question. A worker that fails, and its replacement too, knows nothing. */
export class WorkerExaminer implements Examiner {
  readonly #client: WorkerClient<ExaminerRequest, unknown>;

  constructor(spawn: () => WorkerLike<ExaminerMessage> = spawnWorker) {
    this.#client = new WorkerClient(spawn);
  }

  judge(question: Question): Promise<Judgement> {
    return this.#ask<Judgement>({ kind: 'judgement', question }, { verdict: 'unknown', line: [] });
  }

  winningLine(question: Question): Promise<TurnLine> {
    return this.#ask<TurnLine>({ kind: 'line', question }, []);
  }

  close(): void {
    this.#client.endWorker();
  }

  async #ask<Answer>(request: ExaminerRequest, unknown: Answer): Promise<Answer> {
    try {
      return (await this.#client.ask(request)) as Answer;
    } catch {
      // Without an answer nothing is proved.
      return unknown;
    }
  }
}
