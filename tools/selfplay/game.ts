import { type Match, type Position, type Random, Referee, WinTest } from '@oia/rules';
import { ACTIVE, copyOf } from '@oia/rules/layout';
import { openedPosition } from '../quick-games/opening.ts';
import { type Conditions, QuickGame } from '../quick-games/quick-game.ts';
import { DRAWN, LOST, matchCode, type SampleList, WON } from './sample.ts';

const MAX_OPENING_TURNS = 8;
/** One game in this many is held back, to judge nets by. */
const HELD_BACK = 40;

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
    if (samples.add(code, p, score, conditions.nodes)) sides.push(side);
  });
  const isHeldBack = random() * HELD_BACK < 1;
  for (const [i, side] of sides.entries()) {
    samples.setResult(first + i, winner === undefined ? DRAWN : winner === side ? WON : LOST, isHeldBack);
  }
}

/** Neither side could win with the next turn. */
function isQuiet(match: Match, winTest: WinTest, p: Position): boolean {
  if (winTest.canWin(p)) return false;
  const passed = copyOf(p);
  passed[ACTIVE] = ((p[ACTIVE] as number) + 1) % match.players;
  return !winTest.canWin(passed);
}
