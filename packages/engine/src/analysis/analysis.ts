import { isOver, type Position, Referee, type Result, type Step } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at, type Evaluator } from '../evaluation.ts';
import { INFINITE, isDecided } from '../search/score.ts';
import { Search } from '../search/search.ts';
import type { Transpositions } from '../search/transpositions.ts';
import { type Clock, Timer } from '../timer.ts';
import { withoutDetours } from '../ways.ts';
import { orderOf, type Prospects, prospectsOf, type ScoredTurn, turnOf } from './prospects.ts';
import { type Line, type Outlook, outlookOf, type Report } from './report.ts';
import type { Subject } from './request-reader.ts';
import { Variations } from './variation.ts';

/** Milliseconds for the variations of a report. */
const VARIATION_TIME = 40;
const MOST_DEPTH = 60;
/** Where workers are placed nobody can see far. */
const MOST_IN_SETUP = 12;
/** With several worlds every score takes long: beyond the first look only so many turns are looked at again. */
const KEPT_AT_FIRST = 20;
const KEPT_LATER = 10;
/** Spells grow fast up to this many times their length; after a success they shrink. */
const LONG_SPELL = 8;
const CALMING = 0.9;

/** What an analysis needs from outside. */
export interface AnalysisParts {
  readonly evaluator: Evaluator;
  readonly table: Transpositions;
  readonly clock: Clock;
  /** A turn whose outlook is wanted in any case. */
  readonly played?: readonly Step[] | undefined;
}

/** Looks at one position deeper and deeper, in short spells, so that whoever runs it can listen in between. */
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
  #patience = 1;
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

  /** The last finished depth, with the nodes of now. */
  get report(): Report | undefined {
    return this.#report && { ...this.#report, nodes: this.#nodes };
  }

  get isDone(): boolean {
    return this.#report?.isFinal ?? false;
  }

  /** The outlook of the turn that was wanted in any case, at the depth of the last report. */
  get playedOutlook(): Outlook | undefined {
    return this.#played && this.#played.scores.length > 0 ? this.#outlook(this.#played.scores) : undefined;
  }

  get isPlayedBest(): boolean {
    return this.#played !== undefined && this.#turns[0] === this.#played;
  }

  /** Works for about so many milliseconds; true if there is a new report. */
  work(milliseconds: number): boolean {
    const timer = this.#timer(milliseconds * this.#patience);
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
    this.#patience = nextPatience(this.#patience, timer.expired);
    if (timer.expired) return;
    this.#scores.push(score);
    const worlds = turn ? turn.choice.results.length : this.#prospects.worlds.length;
    if (this.#scores.length < worlds) return;
    if (turn) this.#settle(turn);
    if (this.#index >= this.#turns.length) this.#finishDepth();
  }

  /** Exact for the first turns, for the one that is wanted, and where worlds are compared by their mean; others only if they are better. */
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
    const kept = this.#turns.slice(0, this.#depth === 1 ? KEPT_AT_FIRST : KEPT_LATER);
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

  /** All is decided, or it has looked far enough. */
  get #isFinal(): boolean {
    const shown = this.#shown;
    const isSettled = shown.length > 0 && shown.every(({ scores }) => scores.every(isDecided));
    const { view } = this.#subject;
    const most = at(view, STAGE) === SETUP ? MOST_IN_SETUP : MOST_DEPTH;
    return isSettled || this.#depth === most || isOver(view);
  }

  /** The lines of the report, in a time of their own. */
  #describe(): void {
    this.#search.timer = this.#timer(VARIATION_TIME);
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
 * A score that could not be had in one spell gets a longer one. What was found on the way is in the table, so a spell of some hundred
 * milliseconds gets further each time; it grows on, but slowly, because nobody is heard meanwhile.
 */
function nextPatience(patience: number, hasFailed: boolean): number {
  if (!hasFailed) return Math.max(1, patience * CALMING);
  return patience < LONG_SPELL ? patience * 2 : patience + 1;
}
