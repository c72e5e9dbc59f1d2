import type { ThinkFault } from '../messages.ts';
import type { NetWeights } from '../net/weights.ts';
import type { Clock } from '../timer.ts';
import type { Analysis } from './analysis.ts';
import type { Report } from './report.ts';
import type { AnalysisRequest } from './request.ts';
import { type Begin, type Judgement, Review, type ReviewRequest } from './review.ts';

/** Milliseconds between two reports that differ only in their nodes. */
const PULSE = 500;

/** Something under way: it works for a while and tells what came of it. */
export interface Job {
  readonly isDone: boolean;
  work(milliseconds: number): void;
}

/** What jobs need of the service. */
export interface Starter {
  readonly begin: Begin;
  readonly net: () => NetWeights | undefined;
  readonly clock: Clock;
}

type Judged = { readonly turn: number; readonly judgement: Judgement };
type Failed = { readonly error: ThinkFault };

/** One analysis; it begins again when the net arrives. */
export class AnalysisJob implements Job {
  readonly #starter: Starter;
  readonly #request: AnalysisRequest;
  readonly #tell: (told: { readonly report: Report } | Failed) => void;
  #analysis: Analysis | undefined;
  #hasNet = false;
  #isBroken = false;
  #toldAt = 0;

  constructor(starter: Starter, request: AnalysisRequest, tell: (told: { readonly report: Report } | Failed) => void) {
    this.#starter = starter;
    this.#request = request;
    this.#tell = tell;
  }

  get isDone(): boolean {
    return this.#isBroken || (this.#analysis?.isDone ?? false);
  }

  work(milliseconds: number): void {
    const hasNet = this.#starter.net() !== undefined;
    if (!this.#analysis || hasNet !== this.#hasNet) this.#start(hasNet);
    const isNew = this.#analysis?.work(milliseconds) ?? false;
    const { report } = this.#analysis ?? {};
    const now = this.#starter.clock();
    if (!report || (!isNew && now - this.#toldAt < PULSE)) return;
    this.#toldAt = now;
    this.#tell({ report });
  }

  #start(hasNet: boolean): void {
    this.#hasNet = hasNet;
    const begun = this.#starter.begin(this.#request);
    if (begun.ok) this.#analysis = begun.value;
    else {
      this.#isBroken = true;
      this.#tell({ error: begun.error });
    }
  }
}

/** A game, turn by turn. A turn that cannot be judged ends it. */
export class ReviewJob implements Job {
  readonly #review: Review;
  readonly #tell: (told: Judged | Failed) => void;
  #turn = 0;
  #isBroken = false;

  constructor({ begin, clock }: Starter, request: ReviewRequest, tell: (told: Judged | Failed) => void) {
    this.#review = new Review(request, begin, clock);
    this.#tell = tell;
  }

  get isDone(): boolean {
    return this.#isBroken || this.#review.isDone;
  }

  work(milliseconds: number): void {
    const judged = this.#review.work(milliseconds);
    if (!judged) return;
    if (judged.ok) this.#tell({ turn: this.#turn++, judgement: judged.value });
    else {
      this.#isBroken = true;
      this.#tell({ error: judged.error });
    }
  }
}
