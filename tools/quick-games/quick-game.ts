import { netIn } from '@oia/engine/node';
import { type Match, type Position, pickOne, type Random, Referee, winnerOf } from '@oia/rules';
import { ACTIVE, copyOf, OVER, STAGE, START } from '@oia/rules/layout';
import { HandMadeEvaluator, isDecided } from '../../packages/engine/src/evaluation/evaluator.ts';
import { NetEvaluator } from '../../packages/engine/src/evaluation/net/net-evaluator.ts';
import type { NetWeights } from '../../packages/engine/src/evaluation/net/weights.ts';
import { Timer } from '../../packages/engine/src/question/timer.ts';
import { type BestTurn, TurnFinder } from '../../packages/engine/src/search/best-turn.ts';
import { Search } from '../../packages/engine/src/search/search.ts';
import { Transpositions } from '../../packages/engine/src/search/transpositions.ts';

/** A game that is not over after this many turns is a draw. */
const MAX_TURNS = 120;
const MAX_DEPTH = 24;

/** How games are played. */
export interface Conditions {
  /** For a turn. */
  readonly nodes: number;
  /** Milliseconds of processor time for a turn: some powers have positions of thousands of turns, where nodes take long. */
  readonly longestTurn: number;
  /** undefined: the hand-made evaluation. */
  readonly net: NetWeights | undefined;
}

/** Sees each position of a game before its turn, whose turn it is, and what the search thinks of it. */
export type Watch = (p: Position, side: number, score: number) => void;

const TABLE_BITS = 15;
const table = new Transpositions(TABLE_BITS);

/** The player of a side. */
interface Player {
  readonly search: Search;
  readonly finder: TurnFinder;
}

/** A quick game of the computer against itself, between two sides that see everything. */
export class QuickGame {
  readonly #match: Match;
  readonly #random: Random;
  readonly #conditions: Conditions;
  readonly #referee: Referee;
  readonly #players: readonly Player[];

  constructor(match: Match, random: Random, conditions: Conditions) {
    this.#match = match;
    this.#random = random;
    this.#conditions = conditions;
    this.#referee = new Referee(match);
    table.clear();
    const { net } = conditions;
    const evaluator = net ? new NetEvaluator(match, net) : new HandMadeEvaluator(match);
    this.#players = Array.from({ length: match.sides }, (_, side) => {
      const search = new Search(match, side, NEVER, { table, evaluator });
      return { search, finder: new TurnFinder(match, search) };
    });
  }

  /** The side that wins, if any. The game ends with the first proven win. */
  play(start: Position, watch: Watch): number | undefined {
    let p = start;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      p = this.settled(p);
      if (p[STAGE] === OVER) return winnerOf(p);
      const side = this.#match.sideOf(p[ACTIVE] as number);
      const found = this.bestTurn(p, side);
      if (!found) return undefined;
      if (isDecided(found.score)) return found.score > 0 ? side : this.#otherSide(side);
      watch(p, side, found.score);
      p = copyOf(found.result);
    }
    return undefined;
  }

  /** The turn that this side would play. */
  bestTurn(p: Position, side: number): BestTurn | undefined {
    const { search, finder } = this.#players[side] as Player;
    const { nodes, longestTurn } = this.#conditions;
    search.timer = new Timer(threadTime, { budget: longestTurn, nodes });
    return finder.find(p, MAX_DEPTH);
  }

  /** Quick games are for two sides. */
  #otherSide(side: number): number {
    return 1 - side;
  }

  /** The position after chance has drawn and sides without a turn are out. */
  settled(p: Position): Position {
    let now = copyOf(p);
    while (now[STAGE] !== START && now[STAGE] !== OVER) {
      now = this.#referee.play(now, pickOne(this.#random, this.#referee.legalSteps(now))).position;
    }
    this.#referee.advance(now);
    return now;
  }
}

/** Time of this thread alone, so that games do not depend on what else the machine does. */
const threadTime = (): number => process.threadCpuUsage().user / 1000;

const NEVER = new Timer(() => 0, { budget: 1 });

/** Reads a net from a file. */
export function netOfFile(path: string): NetWeights {
  const weights = netIn(path);
  if (!weights) throw new Error(`${path} cannot be read, or is no net of this shape`);
  return weights;
}
