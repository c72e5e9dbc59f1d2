import type { Match } from '@oia/rules';
import type { Helpers } from './helpers.ts';
import { FULL_STRENGTH } from './levels.ts';
import type { NetWeights } from './net/weights.ts';
import type { Asked } from './question-reader.ts';
import { Search, type SearchOptions } from './search/search.ts';
import { Transpositions } from './search/transpositions.ts';
import type { Timer } from './timer.ts';

export interface MindOptions {
  /** @internal */
  readonly table?: Transpositions | undefined;
  /** Other threads that use the same table. */
  readonly helpers?: Helpers | undefined;
  /** Of a helper: by so many turns its first round looks further than that of whom it helps. Its table is another one's: it does not clear it. */
  readonly ahead?: number;
}

/**
 * What stays from one question of a game to the next: the table, and which turns were good before. Asked the same questions with limits on
 * nodes, a new one gives the same answers.
 */
export class Mind {
  readonly ahead: number;
  readonly #table: Transpositions;
  readonly #helpers: Helpers | undefined;
  /** By side. */
  #searches: Search[] = [];
  /** What the table speaks of; empty: nothing is in it. */
  #subject = '';
  #net: NetWeights | undefined;

  constructor({ table = new Transpositions(), helpers, ahead = 0 }: MindOptions = {}) {
    this.#table = table;
    this.#helpers = helpers;
    this.ahead = ahead;
  }

  get #isOwner(): boolean {
    return this.ahead === 0;
  }

  /** Another game begins. */
  forget(): void {
    this.#helpers?.settle();
    if (this.#isOwner && this.#subject !== '') this.#table.clear();
    this.#searches = [];
    this.#subject = '';
  }

  /** Ends its helpers. */
  close(): void {
    this.#helpers?.close();
  }

  /**
   * The search of the side that asks, with all that it may remember; `options` for a new one.
   * @internal
   */
  searchFor(asked: Asked, timer: Timer, options: SearchOptions, net: NetWeights | undefined): Search {
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
   * Lets the helpers search too as long as some work takes.
   * @internal
   */
  withHelp<Found>({ question }: Asked, net: NetWeights | undefined, work: () => Found): Found {
    // With a limit on nodes the answer must not depend on how fast others are, and lower levels are to see less, not more.
    if (question.nodes === undefined && question.level === FULL_STRENGTH) this.#helpers?.begin(question, net);
    try {
      return work();
    } finally {
      this.#helpers?.end();
    }
  }
}

/**
 * Where something is hidden nothing is kept: what one seat found out about its truths must not show in what another one does. Lower levels
 * start anew with each question too: they are to see no further than they do.
 */
const mayRemember = ({ match, question }: Asked): boolean => !match.secrets && question.level === FULL_STRENGTH;

/** The match and, among three sides, whose scores they are; with two the score of one is that of the other. */
function subjectOf({ match, side, question }: Asked): string {
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
