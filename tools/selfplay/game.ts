import { type Match, type Position, pickOne, type Random, Referee, startPosition, WinTest, winnerOf } from '@oia/rules';
import { ACTIVE, copyOf, OVER, STAGE, START } from '@oia/rules/layout';
import { HandMade } from '../../packages/engine/src/evaluation.ts';
import { NetEvaluator, type NetWeights } from '../../packages/engine/src/net/net.ts';
import { TurnFinder } from '../../packages/engine/src/search/best-turn.ts';
import { isDecided } from '../../packages/engine/src/search/score.ts';
import { Search } from '../../packages/engine/src/search/search.ts';
import { Transpositions } from '../../packages/engine/src/search/transpositions.ts';
import { Timer } from '../../packages/engine/src/timer.ts';
import { LOST, matchCode, type SampleList, WON } from './sample.ts';

const MOST_OPENING_TURNS = 8;
const MOST_TURNS = 120;
const MOST_DEPTH = 24;
/** Milliseconds: some powers have positions of thousands of turns, where nodes take long. */
const LONGEST_TURN = 60;
/** A game without an end by then is a draw. */
const DRAWN = 1;

/** How games are played. */
export interface Conditions {
  readonly nodes: number;
  /** undefined: the hand-made evaluation. */
  readonly net: NetWeights | undefined;
}

/** Plays one game of the computer against itself and adds its quiet positions to the samples. */
export function playGame(match: Match, random: Random, conditions: Conditions, samples: SampleList): void {
  const start = openedPosition(match, random);
  if (start) new SelfPlay(match, random, conditions).play(start, samples);
}

/** After random placement and some random turns; undefined if the game is over by then. */
function openedPosition(match: Match, random: Random): Position | undefined {
  const referee = new Referee(match);
  let p = startPosition(match);
  let turns = Math.floor(random() * (MOST_OPENING_TURNS + 1));
  while (p[STAGE] !== OVER) {
    if (p[STAGE] === START && turns-- <= 0) return p;
    p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
    while (p[STAGE] !== START && p[STAGE] !== OVER) {
      p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
    }
  }
  return undefined;
}

const TABLE_BITS = 15;
const table = new Transpositions(TABLE_BITS);

/** What plays for a side. */
interface Player {
  readonly search: Search;
  readonly finder: TurnFinder;
}

class SelfPlay {
  readonly #match: Match;
  readonly #random: Random;
  readonly #nodes: number;
  readonly #referee: Referee;
  readonly #winTest: WinTest;
  readonly #players: readonly Player[];

  constructor(match: Match, random: Random, { nodes, net }: Conditions) {
    this.#match = match;
    this.#random = random;
    this.#nodes = nodes;
    this.#referee = new Referee(match);
    this.#winTest = new WinTest(new Referee(match));
    table.clear();
    const evaluator = net ? new NetEvaluator(match, net) : new HandMade(match);
    this.#players = Array.from({ length: match.sides }, (_, side) => {
      const search = new Search(match, side, NEVER, { table, evaluator });
      return { search, finder: new TurnFinder(match, search) };
    });
  }

  play(start: Position, samples: SampleList): void {
    const first = samples.length;
    const sides: number[] = [];
    const code = matchCode(this.#match);
    let p = start;
    let winner: number | undefined;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      p = this.#settled(p);
      if (p[STAGE] === OVER) winner = winnerOf(p);
      if (p[STAGE] === OVER) break;
      const side = this.#match.sideOf(p[ACTIVE] as number);
      const { search, finder } = this.#players[side] as Player;
      search.timer = new Timer(() => performance.now(), { budget: LONGEST_TURN, nodes: this.#nodes });
      const found = finder.find(p, MOST_DEPTH);
      if (!found) break;
      if (isDecided(found.score)) {
        winner = found.score > 0 ? side : this.#otherSide(side);
        break;
      }
      if (this.#isQuiet(p)) {
        samples.add(code, p, found.score);
        sides.push(side);
      }
      p = copyOf(found.result);
    }
    for (const [i, side] of sides.entries()) {
      samples.setResult(first + i, winner === undefined ? DRAWN : winner === side ? WON : LOST);
    }
  }

  /** Self-play is for two sides. */
  #otherSide(side: number): number {
    return 1 - side;
  }

  /** Chance has drawn, and whoever is stuck is out. */
  #settled(p: Position): Position {
    let now = copyOf(p);
    while (now[STAGE] !== START && now[STAGE] !== OVER) {
      now = this.#referee.play(now, pickOne(this.#random, this.#referee.legalSteps(now))).position;
    }
    this.#referee.advance(now);
    return now;
  }

  /** Nobody could win with the next turn, whoever had it. */
  #isQuiet(p: Position): boolean {
    if (this.#winTest.canWin(p)) return false;
    const passed = copyOf(p);
    passed[ACTIVE] = ((p[ACTIVE] as number) + 1) % this.#match.players;
    return !this.#winTest.canWin(passed);
  }
}

const NEVER = new Timer(() => 0, { budget: 1 });
