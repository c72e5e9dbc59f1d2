// Measures the speed of the rules, as ratios within one run. Results are in docs/performance.md.
import * as rules from '@oia/rules';
import {
  isRefused,
  type Match,
  Perft,
  POWER_LIST,
  type Position,
  parsePosition,
  Referee,
  seededRandom,
  TurnWalker,
} from '@oia/rules';
import { WORKERS } from '@oia/rules/layout';
import { format, median, percentile } from './figures.ts';
import { readOptions, text, whole } from './options.ts';
import { compareWith } from './speed-comparison.ts';
import { bareGame, matchOf, randomPositions, randomStarts, timed, turnsASecond } from './turn-speed.ts';
import { winSpeeds } from './win-speed.ts';
import { Yardstick } from './yardstick.ts';

const options = readOptions('bench', 'measures the speed of the rules, as ratios within one run', {
  pairs: whole('a random sample of about so many pairs; all if left out', undefined),
  ms: whole('milliseconds for each pair', 40),
  against: text('FOLDER', 'another checkout: turns of each pair here and there by turns, as ratios'),
});
const MS = options.ms;
const random = seededRandom(2026);

const matchFor = (powers: readonly string[]): Match => matchOf(rules, powers);
const positionsOf = (match: Match, wanted: number): Position[] => randomPositions(rules, match, wanted, random);

function speedOf(match: Match, ms: number): number {
  const starts = randomStarts(rules, match, random);
  const walker = new TurnWalker(new Referee(match));
  turnsASecond(walker, starts, ms / 2);
  return turnsASecond(walker, starts, ms);
}

const RUNS = 6;

function bare(): { ours: number; yardstick: number } {
  const { match, position } = bareGame(rules);
  const [mine = 0, theirs = 0] = [position[WORKERS], position[WORKERS + 1]];
  let ours = 0;
  let yardstick = 0;
  // The best of several alternating runs, because noise only makes runs slower.
  for (let i = 0; i < RUNS; i++) {
    ours = Math.max(
      ours,
      timed(() => new Perft(match).count(position, 4)),
    );
    yardstick = Math.max(
      yardstick,
      timed(() => new Yardstick().perft(0, 0, 0, 0, mine, theirs, 4)),
    );
  }
  return { ours, yardstick };
}

const pairs = POWER_LIST.flatMap((a) =>
  POWER_LIST.filter((b) => a !== b && !isRefused(a.id, b.id)).map((b) => [a.id, b.id]),
);
const share = (options.pairs ?? pairs.length) / pairs.length;
const chosen = share < 1 ? pairs.filter(() => random() < share) : pairs;
if (options.against !== undefined) {
  await compareWith(options.against, rules, { pairs: chosen, ms: MS, random });
  process.exit();
}

const speed = (turns: number): string => `${format(turns / 1e6)} M/s`;
const { ours, yardstick } = bare();
console.log(`yardstick, bare game     ${speed(yardstick)}`);
console.log(`rules, bare game         ${speed(ours)}   1/${format(yardstick / ours)} of the yardstick (goal 1/6)`);

// Warms up the compiler with all powers before timing.
for (const { id } of POWER_LIST) speedOf(matchFor([id, 'none']), MS);
console.log('\neach power against the bare game (turns of both sides)');
const single = POWER_LIST.map(({ id }) => ({ id, turns: speedOf(matchFor([id, 'none']), MS * 4) }));
for (const { id, turns } of single.sort((a, b) => b.turns - a.turns)) console.log(`  ${id.padEnd(12)} ${speed(turns)}`);

console.log(
  '\n"can this player win now?" in ns: turns of each power, and turns of the bare game against it; the slowest first',
);
for (const { id, own, against } of winSpeeds(MS / 2, random))
  console.log(`  ${id.padEnd(12)} ${format(own).padStart(7)} ${format(against).padStart(7)}`);

const figures: { pair: string; turns: number }[] = [];
const times: { pair: string; ms: number }[] = [];
for (const pair of chosen) {
  const match = matchFor(pair);
  figures.push({ pair: pair.join('-'), turns: speedOf(match, MS) });
  const referee = new Referee(match);
  for (const p of positionsOf(match, 200)) {
    const begun = performance.now();
    referee.legalSteps(p);
    times.push({ pair: pair.join('-'), ms: performance.now() - begun });
  }
}
figures.sort((a, b) => a.turns - b.turns);
times.sort((a, b) => a.ms - b.ms);
const middle = median(figures.map(({ turns }) => turns));
console.log(
  `\n${figures.length} pairs: median ${speed(middle)}   1/${format(yardstick / middle)} of the yardstick (goal 1/20)`,
);
console.log(
  `slowest pairs: ${figures
    .slice(0, 12)
    .map(({ pair, turns }) => `${pair} ${format(turns / 1000)} k/s`)
    .join(', ')} (goal 20 k/s)`,
);
const all = times.map(({ ms }) => ms);
console.log(
  `\nlegalSteps over ${times.length} positions: median ${format(median(all))} ms, p99 ${format(percentile(all, 0.99))} ms, max ${format(all.at(-1) ?? 0)} ms (goal 20 ms)`,
);
console.log(
  `slowest: ${times
    .slice(-8)
    .reverse()
    .map(({ pair, ms }) => `${pair} ${format(ms)} ms`)
    .join(', ')}`,
);

for (const saved of [1, 10, 25]) {
  const read = parsePosition(`01200/11310/02100/12010/00110 A morpheus[saved=${saved}]:fb2,md4 persephone:fc5,me1`);
  if (!read.ok) throw new Error(read.error.code);
  const referee = new Referee(read.value.match);
  const begun = performance.now();
  referee.legalSteps(read.value.position);
  console.log(`legalSteps of Morpheus with ${saved} saved: ${format(performance.now() - begun)} ms`);
}
