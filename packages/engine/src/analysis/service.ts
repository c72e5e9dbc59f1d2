import type { Match, Result, Step } from '@oia/rules';
import { type Evaluator, HandMade } from '../evaluation.ts';
import type { ThinkFault } from '../messages.ts';
import { NetEvaluator } from '../net/net.ts';
import type { NetWeights } from '../net/weights.ts';
import { Transpositions } from '../search/transpositions.ts';
import type { Clock } from '../timer.ts';
import { Analysis } from './analysis.ts';
import { AnalysisJob, type Job, ReviewJob, type Starter } from './jobs.ts';
import type { AnalystAnswer, AnalystMessage } from './messages.ts';
import type { AnalysisRequest } from './request.ts';
import { readRequest, type Subject } from './request-reader.ts';

/** Milliseconds of work between two looks at what was said: short, because a working thread hears nothing. */
const SPELL = 40;
/** 2 to this power positions are remembered: about 16 MB. */
const TABLE_BITS = 20;

export interface AnalystParts {
  readonly post: (answer: AnalystAnswer) => void;
  /** What is there by now; undefined while it is being loaded. */
  readonly net: () => NetWeights | undefined;
  readonly clock?: Clock;
  /** Lets whatever was said be heard. */
  readonly pause?: () => Promise<void>;
}

/** A timer, not a promise alone: messages are heard between tasks only. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Analyses and reviews, one at a time, and hears what is said meanwhile. What was found stays for the next position. */
export class AnalystService {
  readonly #post: (answer: AnalystAnswer) => void;
  readonly #net: () => NetWeights | undefined;
  readonly #clock: Clock;
  readonly #pause: () => Promise<void>;
  readonly #table = new Transpositions(TABLE_BITS);
  /** What the table knows about: scores of another match, net or side mean nothing. */
  #tableOf = '';
  #current: number | undefined;

  constructor({ post, net, clock = () => performance.now(), pause = nextTask }: AnalystParts) {
    this.#post = post;
    this.#net = net;
    this.#clock = clock;
    this.#pause = pause;
  }

  async hear(message: AnalystMessage): Promise<void> {
    const { id } = message;
    if ('stop' in message) {
      if (this.#current === id) this.#current = undefined;
      return;
    }
    this.#current = id;
    try {
      await this.#run(id, this.#jobOf(message));
    } catch (error) {
      // A worker that dies would leave its page waiting: whatever goes wrong is an answer too.
      this.#fail(id, { code: 'failed', at: error instanceof Error ? error.message : String(error) });
    }
    if (this.#current === id) this.#current = undefined;
    this.#post({ id, ended: true });
  }

  async #run(id: number, job: Job): Promise<void> {
    while (!job.isDone && this.#current === id) {
      job.work(SPELL);
      await this.#pause();
    }
  }

  #jobOf(message: Exclude<AnalystMessage, { readonly stop: true }>): Job {
    const { id } = message;
    return 'analyse' in message
      ? new AnalysisJob(this.#starter, message.analyse, (told) => this.#post({ id, ...told }))
      : new ReviewJob(this.#starter, message.review, (told) => this.#post({ id, ...told }));
  }

  #fail(id: number, error: ThinkFault): void {
    this.#post({ id, error });
  }

  get #starter(): Starter {
    return { begin: (request, played) => this.#begin(request, played), net: this.#net, clock: this.#clock };
  }

  #begin(request: AnalysisRequest, played?: readonly Step[]): Result<Analysis> {
    const subject = readRequest(request);
    if (!subject.ok) return subject;
    const net = this.#net();
    const evaluator: Evaluator = net ? new NetEvaluator(subject.value.match, net) : new HandMade(subject.value.match);
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
