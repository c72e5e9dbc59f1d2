import type { Match } from '@oia/rules';
import type { NetWeights } from '../evaluation/net/weights.ts';
import { FULL_STRENGTH } from '../question/levels.ts';
import type { Question } from '../question/question.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import { Search, type SearchOptions } from '../search/search.ts';
import { Transpositions } from '../search/transpositions.ts';

/** Other threads that search the same position and fill the same table. */
export interface ParallelSearch {
  begin(question: Question, net: NetWeights | undefined): void;
  end(): void;
  /** Waits until no thread writes to the table. */
  settle(): void;
  close(): void;
}

export interface SearchMemoryOptions {
  /** @internal */
  readonly table?: Transpositions | undefined;
  readonly threads?: ParallelSearch | undefined;
  /**
   * For a search thread: extra turns that its first round looks ahead of the main search. It shares the main table and
   * does not clear it.
   */
  readonly ahead?: number;
}

/**
 * State that lasts from one question of a game to the next: the table, and the history of good turns. With limits on nodes,
 * a new one gives the same answers to the same questions.
 */
export class SearchMemory {
  readonly ahead: number;
  readonly #table: Transpositions;
  readonly #threads: ParallelSearch | undefined;
  /** By side. */
  #searches: Search[] = [];
  /** Identifies the contents of the table; empty: none. */
  #subject = '';
  #net: NetWeights | undefined;

  constructor({ table = new Transpositions(), threads, ahead = 0 }: SearchMemoryOptions = {}) {
    this.#table = table;
    this.#threads = threads;
    this.ahead = ahead;
  }

  get #isOwner(): boolean {
    return this.ahead === 0;
  }

  /** Clears everything for another game. */
  forget(): void {
    this.#threads?.settle();
    if (this.#isOwner && this.#subject !== '') this.#table.clear();
    this.#searches = [];
    this.#subject = '';
  }

  /** Ends the other threads. */
  close(): void {
    this.#threads?.close();
  }

  /**
   * The search of the side that asks, with all that it may remember; `options` for a new one.
   * @internal
   */
  searchFor(asked: ParsedQuestion, timer: Timer, options: SearchOptions, net: NetWeights | undefined): Search {
    const { match, side } = asked;
    const subject = subjectOf(asked);
    if (!mayRemember(asked) || this.#subject !== subject || this.#net !== net) this.forget();
    else if (this.#isOwner) this.#table.grow();
    this.#subject = subject;
    this.#net = net;
    const search = this.#searches[side] ?? new Search(match, side, timer, { ...options, table: this.#table });
    this.#searches[side] = search;
    search.timer = timer;
    return search;
  }

  /**
   * Lets the other threads search along while `work` runs.
   * @internal
   */
  searchInParallel<Found>({ question }: ParsedQuestion, net: NetWeights | undefined, work: () => Found): Found {
    // With a limit on nodes the answer must not depend on how fast others are, and lower levels are to see less, not more.
    if (question.nodes === undefined && question.level === FULL_STRENGTH) this.#threads?.begin(question, net);
    try {
      return work();
    } finally {
      this.#threads?.end();
    }
  }
}

/**
 * Nothing is remembered if anything is hidden: one seat's findings must not affect another seat's play. Lower levels start afresh too, so that they see no further than they should.
 */
const mayRemember = ({ match, question }: ParsedQuestion): boolean =>
  !match.secrets && question.level === FULL_STRENGTH;

/** The match and, among three sides, whose scores they are; with two the score of one is that of the other. */
function subjectOf({ match, side, question }: ParsedQuestion): string {
  const whose = match.sides > 2 ? side : '';
  return JSON.stringify([question.level, whose, ...factsOf(match)]);
}

const factsOf = ({ players, fleece, house, cards, first, start }: Match): unknown[] => [
  players,
  fleece,
  house,
  first,
  start,
  cards.map(({ power, owner }) => [power.id, owner ?? '']),
];
