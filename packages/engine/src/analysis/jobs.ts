import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Clock } from '../question/timer.ts';
import type { ThinkFault } from '../threads/engine.ts';
import type { Analysis } from './analysis.ts';
import type { Report } from './report.ts';
import type { AnalysisRequest } from './request.ts';
import { type Begin, type Judgement, Review, type ReviewRequest } from './review.ts';

/** Minimum time between two reports that differ only in their nodes. */
const NODE_COUNT_INTERVAL_MS = 500;

/** An analysis or a review, done in short spells. */
export interface Job {
  readonly isDone: boolean;
  /** Why it ended early. */
  readonly fault: ThinkFault | undefined;
  work(milliseconds: number): void;
}

/** The part of the service that jobs use. */
export interface Starter {
  readonly begin: Begin;
  readonly net: () => NetWeights | undefined;
  readonly clock: Clock;
}

/** One analysis; it begins again when the net arrives. */
export class AnalysisJob implements Job {
  readonly #starter: Starter;
  readonly #request: AnalysisRequest;
  readonly #report: (report: Report) => void;
  #analysis: Analysis | undefined;
  #hasNet = false;
  #reportedAt = 0;
  fault: ThinkFault | undefined;

  constructor(starter: Starter, request: AnalysisRequest, report: (report: Report) => void) {
    this.#starter = starter;
    this.#request = request;
    this.#report = report;
  }

  get isDone(): boolean {
    return this.fault !== undefined || (this.#analysis?.isDone ?? false);
  }

  work(milliseconds: number): void {
    const hasNet = this.#starter.net() !== undefined;
    if (!this.#analysis || hasNet !== this.#hasNet) this.#start(hasNet);
    const isNew = this.#analysis?.work(milliseconds) ?? false;
    const { report } = this.#analysis ?? {};
    const now = this.#starter.clock();
    if (!report || (!isNew && now - this.#reportedAt < NODE_COUNT_INTERVAL_MS)) return;
    this.#reportedAt = now;
    this.#report(report);
  }

  #start(hasNet: boolean): void {
    this.#hasNet = hasNet;
    const begun = this.#starter.begin(this.#request);
    if (begun.ok) this.#analysis = begun.value;
    else this.fault = begun.error;
  }
}

/** A game, turn by turn. A turn that cannot be judged ends it. */
export class ReviewJob implements Job {
  readonly #review: Review;
  readonly #report: (judgement: Judgement, turn: number) => void;
  #turn = 0;
  fault: ThinkFault | undefined;

  constructor({ begin, clock }: Starter, request: ReviewRequest, report: (judgement: Judgement, turn: number) => void) {
    this.#review = new Review(request, begin, clock);
    this.#report = report;
  }

  get isDone(): boolean {
    return this.fault !== undefined || this.#review.isDone;
  }

  work(milliseconds: number): void {
    const judged = this.#review.work(milliseconds);
    if (!judged) return;
    if (judged.ok) this.#report(judged.value, this.#turn++);
    else this.fault = judged.error;
  }
}
