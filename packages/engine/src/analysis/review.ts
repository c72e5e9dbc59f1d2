import type { Result, Step } from '@oia/rules';
import type { Clock } from '../question/timer.ts';
import type { Analysis } from './analysis.ts';
import { markOf, type TurnMark } from './marks.ts';
import type { Line, Outlook } from './report.ts';
import type { AnalysisRequest } from './request.ts';

/** A turn of a game that is to be judged: the position as a seat saw it, and what was played in it. */
export interface PlayedTurn extends Pick<AnalysisRequest, 'view' | 'seat' | 'table'> {
  /** The steps that the acting seat decided. Left out where the viewer could not see them; the turn is not judged then. */
  readonly steps?: readonly Step[];
}

export interface ReviewRequest {
  readonly turns: readonly PlayedTurn[];
  /** Milliseconds per turn. */
  readonly budget: number;
  readonly seed: number;
}

/** The result of one turn. Chances are those of the side that acted. */
export interface Judgement {
  readonly side: number;
  readonly depth: number;
  /** Before the turn: with the best one. */
  readonly before: Outlook;
  /** With what was played. */
  readonly after?: Outlook;
  /** The best turn; undefined where the seat cannot know it. */
  readonly best?: Line;
  readonly isBest: boolean;
  readonly mark?: TurnMark;
}

/** The best, the next best, and what was played. */
const REVIEW_LINES = 2;

export const requestFor = ({ view, seat, table }: PlayedTurn, seed: number): AnalysisRequest => ({
  view,
  seat,
  table,
  seed,
  lines: REVIEW_LINES,
});

/** How an analysis of this position begins; the service knows with which net and table. */
export type Begin = (request: AnalysisRequest, played?: readonly Step[]) => Result<Analysis>;

/** Judges the turns of a game one after another, in short spells. */
export class Review {
  readonly #request: ReviewRequest;
  readonly #begin: Begin;
  readonly #clock: Clock;
  #index = 0;
  #analysis: Analysis | undefined;
  #began = 0;

  constructor(request: ReviewRequest, begin: Begin, clock: Clock) {
    this.#request = request;
    this.#begin = begin;
    this.#clock = clock;
  }

  get isDone(): boolean {
    return this.#index >= this.#request.turns.length;
  }

  /** Works for about this many milliseconds; returns the judgement of a turn when one is ready. */
  work(milliseconds: number): Result<Judgement> | undefined {
    const begun = this.#analysis ? { ok: true as const, value: this.#analysis } : this.#start();
    if (!begun.ok) return this.#next(begun);
    const analysis = begun.value;
    analysis.work(milliseconds);
    const isOver = analysis.isDone || this.#clock() - this.#began >= this.#request.budget;
    if (!isOver || !analysis.report) return undefined;
    return this.#next({ ok: true, value: judgementOf(analysis) });
  }

  #start(): Result<Analysis> {
    const turn = this.#request.turns[this.#index] as PlayedTurn;
    this.#began = this.#clock();
    const begun = this.#begin(requestFor(turn, this.#request.seed), turn.steps);
    this.#analysis = begun.ok ? begun.value : undefined;
    return begun;
  }

  #next(judged: Result<Judgement>): Result<Judgement> {
    this.#analysis = undefined;
    this.#index++;
    return judged;
  }
}

function judgementOf(analysis: Analysis): Judgement {
  const { report, playedOutlook: after, isPlayedBest: isBest } = analysis;
  if (!report) throw new Error('a judgement needs a report');
  const { side, depth, chance, distance, lines } = report;
  const before: Outlook = { chance, ...(distance === undefined ? {} : { distance }) };
  const [best, second] = lines;
  const mark = best && after && markOf({ best, second, played: after, isBest });
  return {
    side,
    depth,
    before,
    isBest,
    ...(after ? { after } : {}),
    ...(best ? { best } : {}),
    ...(mark ? { mark } : {}),
  };
}
