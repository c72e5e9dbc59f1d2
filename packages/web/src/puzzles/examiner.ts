import { WorkerClient, type WorkerLike, type WorkerMessage } from '@oia/engine';
import type { Judgement, Question } from '@oia/learning/puzzles';
import type { Step } from '@oia/rules';

/** Turns, one after another. */
export type TurnLine = readonly (readonly Step[])[];

/** Says whether a turn keeps the goal within reach, and what is played against it. */
export interface Examiner {
  /** Rejects if nothing could be examined. */
  judge(question: Question): Promise<Judgement>;
  /** How the side to play wins; empty: that would take too long to find, or could not be examined. */
  winningLine(question: Question): Promise<TurnLine>;
  /** Ends the worker, and rejects questions under way. */
  close(): void;
}

/** A request of the page to the worker. */
export type ExaminerRequest =
  | { readonly kind: 'judgement'; readonly question: Question }
  | { readonly kind: 'line'; readonly question: Question };

export type ExaminerMessage = WorkerMessage<ExaminerRequest>;

const spawnWorker = (): WorkerLike<ExaminerMessage> =>
  new Worker(new URL('./examiner-worker.ts', import.meta.url), { type: 'module' });

/** Silence after which the worker is replaced. One proof of a slow phone takes up to about 20 seconds, and a sign of life follows each. */
const MAX_SILENCE_MS = 60_000;

/** An examiner in a worker, which starts with the first question. */
export class WorkerExaminer implements Examiner {
  readonly #client: WorkerClient<ExaminerRequest, unknown>;
  readonly #maxSilenceMs: number;

  constructor(spawn: () => WorkerLike<ExaminerMessage> = spawnWorker, maxSilenceMs = MAX_SILENCE_MS) {
    this.#client = new WorkerClient(spawn);
    this.#maxSilenceMs = maxSilenceMs;
  }

  judge(question: Question): Promise<Judgement> {
    return this.#ask<Judgement>({ kind: 'judgement', question });
  }

  winningLine(question: Question): Promise<TurnLine> {
    // Without a line the page shows the solution that the puzzle has with it.
    return this.#ask<TurnLine>({ kind: 'line', question }).catch(() => []);
  }

  close(): void {
    this.#client.endWorker();
  }

  async #ask<Answer>(request: ExaminerRequest): Promise<Answer> {
    return (await this.#client.ask(request, { timeoutMs: this.#maxSilenceMs })) as Answer;
  }
}
