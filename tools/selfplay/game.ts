import { type Match, type Position, type Random, Referee, WinTest } from '@oia/rules';
import { ACTIVE, copyOf } from '@oia/rules/layout';
import { openedPosition } from '../quick-games/opening.ts';
import { type Conditions, QuickGame } from '../quick-games/quick-game.ts';
import { LOST, matchCode, type SampleList, WON } from './sample.ts';

const MAX_OPENING_TURNS = 8;
const DRAWN = 1;

/** Plays one game of the computer against itself and adds its quiet positions to the samples. */
export function playGame(match: Match, random: Random, conditions: Conditions, samples: SampleList): void {
  const start = openedPosition(match, random, MAX_OPENING_TURNS);
  if (!start) return;
  const first = samples.length;
  const sides: number[] = [];
  const code = matchCode(match);
  const winTest = new WinTest(new Referee(match));
  const winner = new QuickGame(match, random, conditions).play(start, (p, side, score) => {
    if (!isQuiet(match, winTest, p)) return;
    samples.add(code, p, score);
    sides.push(side);
  });
  for (const [i, side] of sides.entries()) {
    samples.setResult(first + i, winner === undefined ? DRAWN : winner === side ? WON : LOST);
  }
}

/** Neither side could win with the next turn. */
function isQuiet(match: Match, winTest: WinTest, p: Position): boolean {
  if (winTest.canWin(p)) return false;
  const passed = copyOf(p);
  passed[ACTIVE] = ((p[ACTIVE] as number) + 1) % match.players;
  return !winTest.canWin(passed);
}
