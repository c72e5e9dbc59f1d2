import * as rules from '@oia/rules';
import { POWER_LIST, type Position, Referee, WinTest } from '@oia/rules';
import { ACTIVE, STAGE, START } from '@oia/rules/layout';
import { matchOf, randomPositions } from './turn-speed.ts';

/** Nanoseconds that the win test takes in turns of this power, and in those of an opponent without one. */
export interface WinSpeed {
  readonly id: string;
  readonly own: number;
  readonly against: number;
}

const POSITIONS = 600;

/** The speeds of each power against the bare game, the slowest first. */
export function winSpeeds(ms: number, random: () => number): WinSpeed[] {
  const ids = POWER_LIST.map(({ id }) => id);
  // Twice, so that the compiler has seen all of them.
  for (const id of ids) speedOf(id, ms / 4, random);
  return ids.map((id) => speedOf(id, ms, random)).sort((a, b) => b.own + b.against - a.own - a.against);
}

function speedOf(id: string, ms: number, random: () => number): WinSpeed {
  const match = matchOf(rules, [id, 'none']);
  const starts = randomPositions(rules, match, POSITIONS, random).filter((p) => p[STAGE] === START);
  const winTest = new WinTest(new Referee(match));
  const of = (seat: number): number =>
    nanoseconds(
      winTest,
      starts.filter((p) => p[ACTIVE] === seat),
      ms,
    );
  return { id, own: of(0), against: of(1) };
}

/** The mean time of an answer, in processor time, which does not count other programs on a busy machine. */
function nanoseconds(winTest: WinTest, positions: readonly Position[], ms: number): number {
  for (const p of positions) winTest.canWin(p);
  const begun = process.cpuUsage().user;
  let asked = 0;
  while (process.cpuUsage().user < begun + ms * 1000) {
    for (const p of positions) winTest.canWin(p);
    asked += positions.length;
  }
  return ((process.cpuUsage().user - begun) * 1000) / asked;
}
