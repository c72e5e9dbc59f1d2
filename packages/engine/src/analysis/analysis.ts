import { isOver, type Position, Referee, type Result, type Step } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at, type Evaluator, INFINITE, isDecided } from '../evaluation/evaluator.ts';
import { type Clock, Timer } from '../question/timer.ts';
import { Search } from '../search/search.ts';
import { withoutDetours } from '../search/shortest-walks.ts';
import type { Transpositions } from '../search/transpositions.ts';
import { orderOf, type Prospects, prospectsOf, type ScoredTurn, turnOf } from './prospects.ts';
import { type Line, type Outlook, outlookOf, type Report } from './report.ts';
import type { Subject } from './request-reader.ts';
import { Variations } from './variation.ts';

/** Time for the variations of a report. */
const VARIATION_BUDGET_MS = 40;
const MAX_DEPTH = 60;
/** Placements are searched less deep. */
const MAX_SETUP_DEPTH = 12;
/** With several worlds every score takes long: after the first round only these many turns are searched again. */
const TURNS_AFTER_FIRST_ROUND = 20;
const TURNS_IN_LATER_ROUNDS = 10;
/** Spells double up to this many times their length, and shrink after a success. */
const MAX_FAST_GROWTH = 8;
const SPELL_DECAY = 0.9;

/** Dependencies of an analysis. */
export interface AnalysisParts {
  readonly evaluator: Evaluator;
  readonly table: Transpositions;
  readonly clock: Clock;
  /** A turn that gets an outlook however bad it is. */
  readonly played?: readonly Step[] | undefined;
}

/** Analyses one position deeper and deeper, in short slices, so that its caller can read messages in between. */
export class Analysis {
  readonly #subject: Subject;
  readonly #prospects: Prospects;
  readonly #parts: AnalysisParts;
  readonly #search: Search;
  readonly #variations: Variations;
  readonly #played: ScoredTurn | undefined;
  #turns: ScoredTurn[];
  /** The depth under way; of it the turn, its scores so far, and the best turns, best first. */
  #depth = 1;
  #index = 0;
  #scores: number[] = [];
  #best: number[] = [];
  #nodes = 0;
  #spellFactor = 1;
  #report: Report | undefined;

  private constructor(subject: Subject, prospects: Prospects, parts: AnalysisParts) {
    this.#subject = subject;
    this.#prospects = prospects;
    this.#parts = parts;
    this.#search = new Search(subject.match, subject.side, this.#timer(0), parts);
    this.#variations = new Variations(subject.match, this.#search);
    this.#played = parts.played && turnOf(subject, prospects, parts.played);
    this.#turns = [...prospects.turns];
  }

  static of(subject: Subject, parts: AnalysisParts): Result<Analysis> {
    const prospects = prospectsOf(subject, parts.clock);
    return prospects.ok ? { ok: true, value: new Analysis(subject, prospects.value, parts) } : prospects;
  }

  /** The last finished depth, with the current node count. */
  get report(): Report | undefined {
    return this.#report && { ...this.#report, nodes: this.#nodes };
  }

  get isDone(): boolean {
    return this.#report?.isFinal ?? false;
  }

  /** The outlook of the played turn, at the depth of the last report. */
  get playedOutlook(): Outlook | undefined {
    return this.#played && this.#played.scores.length > 0 ? this.#outlook(this.#played.scores) : undefined;
  }

  get isPlayedBest(): boolean {
    return this.#played !== undefined && this.#turns[0] === this.#played;
  }

  /** Works for about this many milliseconds; true if there is a new report. */
  work(milliseconds: number): boolean {
    const timer = this.#timer(milliseconds * this.#spellFactor);
    this.#search.timer = timer;
    const before = this.#report;
    while (!timer.expired && !this.isDone && this.#report === before) this.#step(timer);
    this.#nodes += timer.nodes;
    if (this.#report === before) return false;
    this.#describe();
    return true;
  }

  #timer(budget: number): Timer {
    return new Timer(this.#parts.clock, { budget });
  }

  get #isCertain(): boolean {
    return this.#prospects.worlds.length === 1;
  }

  /** One score of one turn in one world; the last of a depth ends it. Where no turn can be listed the position itself gets it. */
  #step(timer: Timer): void {
    const turn = this.#turns[this.#index];
    const world = this.#scores.length;
    const score = turn
      ? this.#scoreIn(turn, world)
      : this.#search.value(this.#prospects.worlds[world] as Position, this.#depth);
    this.#spellFactor = nextSpellFactor(this.#spellFactor, timer.expired);
    if (timer.expired) return;
    this.#scores.push(score);
    const worlds = turn ? turn.choice.results.length : this.#prospects.worlds.length;
    if (this.#scores.length < worlds) return;
    if (turn) this.#settle(turn);
    if (this.#index >= this.#turns.length) this.#finishDepth();
  }

  /** Exact for the first turns, for the played one, and where worlds are compared by their mean; for other turns only if they are better. */
  #scoreIn(turn: ScoredTurn, world: number): number {
    const result = turn.choice.results[world] as Position;
    if (this.#prospects.isDraw(result)) return 0;
    const { lines } = this.#subject.request;
    const isExact = !this.#isCertain || this.#index < lines || turn === this.#played;
    if (isExact) return this.#search.scoreOfTurn(result, 0, this.#depth, -INFINITE);
    return this.#search.scoreOfTurn(result, this.#index, this.#depth, this.#best[lines - 1] ?? -INFINITE);
  }

  #settle(turn: ScoredTurn): void {
    turn.scores = this.#scores;
    turn.order = orderOf(this.#scores, this.#parts.evaluator.scale);
    this.#best = [...this.#best, turn.order].sort((a, b) => b - a).slice(0, this.#subject.request.lines);
    this.#scores = [];
    this.#index++;
  }

  #finishDepth(): void {
    this.#turns.sort((a, b) => b.order - a.order);
    this.#report = this.#reported();
    if (!this.#isCertain) this.#dropWorst();
    this.#depth++;
    this.#index = 0;
    this.#scores = [];
    this.#best = [];
  }

  #dropWorst(): void {
    const kept = this.#turns.slice(0, this.#depth === 1 ? TURNS_AFTER_FIRST_ROUND : TURNS_IN_LATER_ROUNDS);
    if (this.#played && !kept.includes(this.#played)) kept.push(this.#played);
    this.#turns = kept;
  }

  get #shown(): readonly ScoredTurn[] {
    return this.#turns.slice(0, this.#subject.request.lines);
  }

  #outlook(scores: readonly number[]): Outlook {
    return outlookOf(scores, this.#parts.evaluator.scale);
  }

  #reported(): Report {
    const [best] = this.#turns;
    const nodes = this.#nodes + this.#search.timer.nodes;
    return {
      ...this.#outlook(best?.scores ?? this.#scores),
      side: this.#subject.side,
      depth: this.#depth,
      nodes,
      worlds: this.#prospects.worlds.length,
      lines: [],
      isFinal: this.#isFinal,
    };
  }

  /** Every shown turn is decided, or the maximum depth is reached. */
  get #isFinal(): boolean {
    const shown = this.#shown;
    const isSettled = shown.length > 0 && shown.every(({ scores }) => scores.every(isDecided));
    const { view } = this.#subject;
    const most = at(view, STAGE) === SETUP ? MAX_SETUP_DEPTH : MAX_DEPTH;
    return isSettled || this.#depth === most || isOver(view);
  }

  /** Adds the lines to the report, within their own time limit. */
  #describe(): void {
    this.#search.timer = this.#timer(VARIATION_BUDGET_MS);
    const lines = this.#shown.map((turn) => this.#lineOf(turn));
    this.#report = this.#report && { ...this.#report, lines };
  }

  #lineOf({ choice: { steps, results }, scores }: ScoredTurn): Line {
    const start = this.#prospects.worlds[0] as Position;
    const outlook = this.#outlook(scores);
    const most = Math.max(this.#report?.depth ?? 1, Math.abs(outlook.distance ?? 0)) - 1;
    const variation = this.#isCertain ? this.#variations.after(results[0] as Position, most) : [];
    const direct = withoutDetours(new Referee(this.#subject.match), start, steps);
    return { ...outlook, steps: direct, variation };
  }
}

/**
 * A score that did not fit into one slice gets a longer one. Partial results stay in the table, so a slice of some
 * hundred milliseconds gets further each time; slices grow slowly because messages wait meanwhile.
 */
function nextSpellFactor(factor: number, hasFailed: boolean): number {
  if (!hasFailed) return Math.max(1, factor * SPELL_DECAY);
  return factor < MAX_FAST_GROWTH ? factor * 2 : factor + 1;
}
