import type { PuzzleKind } from '@oia/learning/puzzles';
import { Solver } from '@oia/learning/solver';
import {
  isAdditional,
  type Match,
  type Position,
  pickOne,
  type Random,
  Referee,
  stageOf,
  WinTest,
  workersOf,
} from '@oia/rules';
import { ACTIVE, OVER, STAGE } from '@oia/rules/layout';
import { type Evaluator, isDecided, WIN } from '../../packages/engine/src/evaluation/evaluator.ts';
import { Threats } from '../../packages/engine/src/search/threats.ts';
import { openedPosition } from '../quick-games/opening.ts';
import type { QuickGame } from '../quick-games/quick-game.ts';
import type { Find } from './find.ts';
import type { Hunt } from './hunt.ts';

const MAX_OPENING_TURNS = 8;
const MAX_TURNS = 60;
/** How often a won game goes on with another turn: the positions after it are as useful as any. */
const MAX_REPRIEVES = 4;
/** Finds per game: more would look too much alike. */
const MAX_FINDS = 3;
/** The share of undecided positions that is examined. */
const HOLD_SHARE = 0.35;
const HERO_SHARE = 0.5;
/** A side with more has brought them in by its power, which cannot be given back. */
const MAX_WORKERS = 2;
const WIN_KINDS: readonly (PuzzleKind | undefined)[] = [undefined, 'win1', 'win2', 'win3'];

/** The game to mine, and the tools for it. */
export interface Mine {
  readonly match: Match;
  readonly random: Random;
  readonly game: QuickGame;
  readonly hunt: Hunt;
  readonly evaluator: Evaluator;
}

/** Plays a game of the computer against itself and looks for puzzles in each of its positions. */
export function minedGame(mine: Mine): Find[] {
  const finds: Find[] = [];
  let p = openedPosition(mine.match, mine.random, MAX_OPENING_TURNS);
  let reprieves = 0;
  for (let turn = 0; p && turn < MAX_TURNS && finds.length < MAX_FINDS; turn++) {
    const now: Position = withHeroes(mine, mine.game.settled(p));
    if (now[STAGE] === OVER) break;
    const side = mine.match.sideOf(now[ACTIVE] as number);
    const best = mine.game.bestTurn(now, side);
    if (!best) break;
    const find = isAdditional(now) ? undefined : lookAt(mine, now, best.score);
    if (find) finds.push(find);
    const isWon = isDecided(best.score) && best.score > 0;
    if (isWon && reprieves++ >= MAX_REPRIEVES) break;
    p = isWon || find ? anotherTurn(mine, now) : best.result.slice();
  }
  return finds;
}

/** Heroes spend their power early; in some positions it is given back, otherwise there would be hardly a puzzle with it. */
function withHeroes({ match, random }: Mine, p: Position): Position {
  const given = p.slice();
  for (const { power, owner = 0, data } of match.cards) {
    const hasAllWorkers = workersOf(p, match.sideOf(owner)).length <= MAX_WORKERS;
    if (power.set === 'hero' && hasAllWorkers && random() < HERO_SHARE) given[data] = 0;
  }
  return given;
}

function lookAt({ match, hunt, random }: Mine, p: Position, score: number): Find | undefined {
  if (isDecided(score)) {
    const kind = score > 0 ? WIN_KINDS[Math.ceil((WIN - score) / 2)] : undefined;
    return kind && hunt.puzzleIn(p, kind);
  }
  // Turns that save the game are found far more often than those that win it.
  if (random() > HOLD_SHARE) return undefined;
  if (new Threats(match, false).isThreatened(p)) return hunt.puzzleIn(p, 'hold1') ?? hunt.puzzleIn(p, 'hold2');
  return score < 0 ? hunt.puzzleIn(p, 'hold2') : undefined;
}

/** Some turn, so that the game goes on. Half of them lose at once if they can: otherwise no side would ever win in one turn. */
function anotherTurn({ match, random }: Mine, p: Position): Position | undefined {
  const winTest = new WinTest(new Referee(match));
  const turns = new Solver(match, 1).turnsOf(p).filter(({ result }) => stageOf(result) === 'start');
  const blunders = turns.filter(({ result }) => winTest.canWin(result));
  if (blunders.length > 0 && random() < 0.5) return pickOne(random, blunders).result;
  const others = turns.filter((turn) => !blunders.includes(turn));
  return others.length === 0 ? undefined : pickOne(random, others).result;
}
