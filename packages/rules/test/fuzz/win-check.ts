import { ACTIVE, type Position, STAGE, START, TURN } from '../../src/position.ts';
import { winnerOf } from '../../src/readers.ts';
import type { Referee } from '../../src/referee.ts';
import { TurnWalker } from '../../src/turns/walker.ts';
import { WinTest } from '../../src/win-test.ts';
import { demand } from './invariants.ts';

/** A walk that finds no win in so many turns is given up. */
const MOST_TURNS = 5000;

/** Compares the win test with a walk through all turns. Returns what both say; undefined if there are too many turns to tell. */
export function checkWin(referee: Referee, p: Position): boolean | undefined {
  if (p[STAGE] !== START && p[STAGE] !== TURN) return undefined;
  const side = referee.match.sideOf(p[ACTIVE]);
  let isWon = false;
  let turns = 0;
  new TurnWalker(referee).walk(p, (result) => {
    isWon = winnerOf(result) === side;
    return !isWon && ++turns < MOST_TURNS;
  });
  if (turns === MOST_TURNS) return undefined;
  const canWin = new WinTest(referee).canWin(p);
  demand(canWin === isWon, referee.match, p, `the win test says ${canWin}, the walk ${isWon}`);
  return isWon;
}
