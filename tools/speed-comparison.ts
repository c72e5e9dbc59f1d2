// npm run bench -- --against FOLDER: this checkout's rules beside another one's, as ratios of speeds measured in turn in one process.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TurnWalker } from '@oia/rules';
import { format, median, percentile } from './figures.ts';
import { bareGame, listTurns, matchOf, type Rules, randomStarts } from './turn-speed.ts';

interface Ratio {
  readonly pair: readonly string[];
  /** This checkout's turns a second by the other one's. */
  readonly ratio: number;
}

/** Short runs of each checkout in turn, the best of which counts: other programs only ever make a run longer. */
const RUNS = 20;
/** The bare game comes first, before the compiler knows anything. */
const BARE_RUNS = 150;
const LISTED = 12;

export const rulesIn = (folder: string): Promise<Rules> =>
  import(pathToFileURL(join(resolve(folder), 'packages/rules/src/index.ts')).href) as Promise<Rules>;

function timeOf(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

/** Repeats the same work with both. */
function ratioOf(ours: () => void, theirs: () => void, runs = RUNS): number {
  let own = Number.POSITIVE_INFINITY;
  let other = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    own = Math.min(own, timeOf(ours));
    other = Math.min(other, timeOf(theirs));
  }
  return other / own;
}

/** Lists the turns of some positions so often that all runs together take about `ms`. */
function pairRatio(ours: Rules, theirs: Rules, pair: readonly string[], ms: number, random: () => number): Ratio {
  const match = matchOf(ours, pair);
  const starts = randomStarts(ours, match, random);
  const walker: TurnWalker = new ours.TurnWalker(new ours.Referee(match));
  const other: TurnWalker = new theirs.TurnWalker(new theirs.Referee(matchOf(theirs, pair)));
  listTurns(walker, starts);
  const once = timeOf(() => listTurns(walker, starts));
  const rounds = Math.max(1, Math.round(ms / RUNS / once));
  const repeat = (which: TurnWalker) => () => {
    for (let i = 0; i < rounds; i++) listTurns(which, starts);
  };
  return { pair, ratio: ratioOf(repeat(walker), repeat(other)) };
}

function bareRatio(ours: Rules, theirs: Rules): number {
  const run = (rules: Rules) => {
    const { match, position } = bareGame(rules);
    const perft = new rules.Perft(match);
    return () => perft.count(position, 3);
  };
  return ratioOf(run(ours), run(theirs), BARE_RUNS);
}

const sorted = (ratios: readonly Ratio[]): Ratio[] => [...ratios].sort((a, b) => a.ratio - b.ratio);
const told = ({ pair, ratio }: Ratio): string => `${pair.join('-')} ${format(ratio)}`;

/** The middle ratio of all pairs a power is in. */
function byPower(ratios: readonly Ratio[]): Ratio[] {
  const powers = [...new Set(ratios.flatMap(({ pair }) => pair))];
  return sorted(
    powers.map((power) => {
      const own = sorted(ratios.filter(({ pair }) => pair.includes(power)));
      return { pair: [power], ratio: median(own.map(({ ratio }) => ratio)) };
    }),
  );
}

export interface Comparison {
  readonly pairs: readonly (readonly string[])[];
  readonly ms: number;
  readonly random: () => number;
}

/** Prints how fast turns are listed here, compared with there: over 1 is faster. */
export async function compareWith(folder: string, ours: Rules, { pairs, ms, random }: Comparison): Promise<void> {
  const theirs = await rulesIn(folder);
  console.log(`bare game: ${format(bareRatio(ours, theirs))} of the other checkout's speed`);
  const ratios = sorted(pairs.map((pair) => pairRatio(ours, theirs, pair, ms, random)));
  const all = ratios.map(({ ratio }) => ratio);
  const share = (part: number): string => format(percentile(all, part));
  console.log(`${all.length} pairs: median ${share(0.5)}, p5 ${share(0.05)}, p25 ${share(0.25)}, p95 ${share(0.95)}`);
  console.log(`slowest pairs: ${ratios.slice(0, LISTED).map(told).join(', ')}`);
  console.log(`each power's pairs: ${byPower(ratios).map(told).join(', ')}`);
}
