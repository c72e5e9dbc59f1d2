import { ACTIVE, type Position, STAGE, START, TURN } from '../../src/position.ts';
import { winnerOf } from '../../src/readers.ts';
import type { Referee } from '../../src/referee.ts';
import { TurnWalker } from '../../src/turns/walker.ts';
import { WinTest } from '../../src/win-test.ts';
import { demand } from './invariants.ts';

/** Turns after which a walk without a win is abandoned. */
const MAX_TURNS = 5000;

/** Made once for each referee and used again, as a search does. */
interface Testers {
  readonly walker: TurnWalker;
  readonly winTest: WinTest;
}

const TESTERS = new WeakMap<Referee, Testers>();

function testersOf(referee: Referee): Testers {
  const testers = TESTERS.get(referee) ?? { walker: new TurnWalker(referee), winTest: new WinTest(referee) };
  TESTERS.set(referee, testers);
  return testers;
}

/** Compares the win test with a walk through all turns. Returns what both say; undefined if there are too many turns to tell. */
export function checkWin(referee: Referee, p: Position): boolean | undefined {
  if (p[STAGE] !== START && p[STAGE] !== TURN) return undefined;
  const side = referee.match.sideOf(p[ACTIVE]);
  const { walker, winTest } = testersOf(referee);
  let isWon = false;
  let turns = 0;
  walker.walk(p, (result) => {
    isWon = winnerOf(result) === side;
    return !isWon && ++turns < MAX_TURNS;
  });
  if (turns === MAX_TURNS) return undefined;
  const canWin = winTest.canWin(p);
  demand(canWin === isWon, referee.match, p, `the win test says ${canWin}, the walk ${isWon}`);
  return isWon;
}
