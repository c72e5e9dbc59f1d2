import type { Match, Result, Step } from '@oia/rules';
import { type Evaluator, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import { NetEvaluator } from '../evaluation/net/net-evaluator.ts';
import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Clock } from '../question/timer.ts';
import { Transpositions } from '../search/transpositions.ts';
import type { Task } from '../threads/worker-service.ts';
import { Analysis } from './analysis.ts';
import type { AnalystAnswer, AnalystProgress, AnalystRequest } from './analyst.ts';
import { AnalysisJob, type Job, ReviewJob, type Starter } from './jobs.ts';
import type { AnalysisRequest } from './request.ts';
import { readRequest, type Subject } from './request-reader.ts';

/** Work between two looks at the messages: short, because a working thread hears nothing. */
const SPELL_MS = 40;
/** The table has 2 to this power entries: about 16 MB. */
const TABLE_BITS = 20;

export interface AnalystParts {
  /** The net, undefined while it is being loaded. */
  readonly net: () => NetWeights | undefined;
  readonly clock?: Clock;
  /** Lets messages be heard. */
  readonly pause?: () => Promise<void>;
}

/** A timer, because a promise alone would not let messages be heard. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Analyses and reviews in short spells, so that messages are heard in between. What was found stays for the next position. */
export class AnalystService {
  readonly #net: () => NetWeights | undefined;
  readonly #clock: Clock;
  readonly #pause: () => Promise<void>;
  readonly #table = new Transpositions(TABLE_BITS);
  /** Identifies the contents of the table: scores of another match, net or side are meaningless. */
  #tableOf = '';

  constructor({ net, clock = () => performance.now(), pause = nextTask }: AnalystParts) {
    this.#net = net;
    this.#clock = clock;
    this.#pause = pause;
  }

  readonly answer = async (request: AnalystRequest, task: Task<AnalystProgress>): Promise<AnalystAnswer> => {
    const job = this.#jobOf(request, (progress) => task.report(progress));
    while (!job.isDone && !task.isStopped) {
      job.work(SPELL_MS);
      task.beat();
      await this.#pause();
    }
    return job.fault ? { fault: job.fault } : {};
  };

  #jobOf(request: AnalystRequest, report: (progress: AnalystProgress) => void): Job {
    return 'analyse' in request
      ? new AnalysisJob(this.#starter, request.analyse, (found) => report({ report: found }))
      : new ReviewJob(this.#starter, request.review, (judgement, turn) => report({ judgement, turn }));
  }

  get #starter(): Starter {
    return { begin: (request, played) => this.#begin(request, played), net: this.#net, clock: this.#clock };
  }

  #begin(request: AnalysisRequest, played?: readonly Step[]): Result<Analysis> {
    const subject = readRequest(request);
    if (!subject.ok) return subject;
    const net = this.#net();
    const evaluator: Evaluator = net
      ? new NetEvaluator(subject.value.match, net)
      : new HandMadeEvaluator(subject.value.match);
    return Analysis.of(subject.value, {
      evaluator,
      table: this.#tableFor(subject.value, net),
      clock: this.#clock,
      played,
    });
  }

  #tableFor({ match, side }: Subject, net: NetWeights | undefined): Transpositions {
    // Two sides see the same from both ends; of three, each fears the two others.
    const about = `${namesOf(match)} ${match.sides > 2 ? side : ''} ${net !== undefined}`;
    if (about === this.#tableOf) this.#table.grow();
    else this.#table.clear();
    this.#tableOf = about;
    return this.#table;
  }
}

const namesOf = ({ players, cards, fleece, house, repetition }: Match): string =>
  [
    players,
    ...cards.map(({ power, owner }) => `${power.id}${owner}`),
    fleece,
    JSON.stringify(house),
    repetition,
  ].join();
