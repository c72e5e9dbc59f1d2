// Measures the nodes a second of one thread of the engine. Results are in docs/performance.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import * as rules from '@oia/rules';
import { seededRandom } from '@oia/rules';
import { WORKERS } from '@oia/rules/layout';
import { compare } from './bench-engine/comparison.ts';
import { type EngineCode, engineIn, HERE } from './bench-engine/engine-code.ts';
import { type Pair, POSITIONS, positionsOf, somePairs, startsOf } from './bench-engine/positions.ts';
import { profile } from './bench-engine/profile.ts';
import { type Effort, perSecond, processorTime, together, Workbench } from './bench-engine/workbench.ts';
import { format, median, percentile } from './figures.ts';
import { flag, readOptions, text, whole } from './options.ts';
import { bareGame } from './turn-speed.ts';
import { Yardstick } from './yardstick.ts';

const values = readOptions('bench:engine', 'measures the nodes a second of one thread of the engine', {
  pairs: whole('a random sample of so many pairs', 60),
  all: flag('all pairs'),
  ms: whole('milliseconds for each position', 100),
  net: text('FILE', 'another net than the shipped one; "none" for the evaluation by hand'),
  number: flag('only the nodes over fixed positions at a fixed depth, which a refactoring must leave unchanged'),
  against: text('FOLDER', 'another checkout: the same positions here and there by turns, as ratios'),
  profile: flag('where the time goes, by functions'),
  heap: whole('the heap after each tenth of N searches', undefined, { min: 10 }),
});
const MS = values.ms;
/** Turns to look ahead for the number. */
const DEPTH = 4;
const STARTS = 3;
const ROUNDS = 4;
const PAIR_ROUNDS = 2;
const YARDSTICK_DEPTH = 3;
const YARDSTICK_RUNS = 10;

function workbenchOf(code: EngineCode): Workbench {
  if (values.net === 'none') return new Workbench(code, undefined);
  const net = values.net === undefined ? code.shippedNet() : code.netIn(values.net);
  if (!net) throw new Error(`${values.net ?? 'the shipped net'} cannot be read: npm run train makes nets`);
  return new Workbench(code, net);
}

const numberOf = (bench: Workbench): number =>
  together(POSITIONS.map((text) => bench.run(text, { depth: DEPTH }))).nodes;

const showNumber = (bench: Workbench): void =>
  console.log(`nodes over ${POSITIONS.length} positions at depth ${DEPTH}: ${numberOf(bench)}`);

/** Turns a second of the bare game written by hand. */
function yardstickSpeed(): number {
  const { position } = bareGame(rules);
  const [mine = 0, theirs = 0] = [position[WORKERS], position[WORKERS + 1]];
  let nodes = 0;
  const ms = processorTime(() => {
    for (let i = 0; i < YARDSTICK_RUNS; i++) {
      nodes += new Yardstick().perft(0, 0, 0, 0, mine, theirs, YARDSTICK_DEPTH);
    }
  });
  return perSecond({ nodes, ms });
}

/** The best of several rounds, because noise only makes rounds slower; yardstick and engine by turns. */
function bestOf(bench: Workbench, texts: readonly string[], rounds: number): { speed: number; yardstick: number } {
  let speed = 0;
  let yardstick = 0;
  for (let i = 0; i < rounds; i++) {
    const efforts = texts.map((text): Effort => bench.run(text, { ms: MS }));
    speed = Math.max(speed, perSecond(together(efforts)));
    yardstick = Math.max(yardstick, yardstickSpeed());
  }
  return { speed, yardstick };
}

function tell(name: string, speed: number, yardstick: number, goal: string): void {
  const share = `1/${format(yardstick / speed)} of the yardstick`;
  console.log(`${name.padEnd(28)} ${format(speed / 1000).padStart(5)} k nodes/s   ${share}   (goal ${goal})`);
}

function showSpeeds(bench: Workbench): void {
  const bare = bestOf(bench, positionsOf('bare'), ROUNDS);
  tell('bare game', bare.speed, bare.yardstick, '1,000 k');
  const simple = bestOf(bench, positionsOf('simple'), ROUNDS);
  tell('ten pairs of simple powers', simple.speed, simple.yardstick, '500 k');
  const random = seededRandom(2026);
  const pairs = somePairs(random, values.all ? Number.POSITIVE_INFINITY : values.pairs);
  const speeds = pairs.map((pair) => ({
    pair,
    speed: bestOf(bench, startsOf(pair, random, STARTS), PAIR_ROUNDS).speed,
  }));
  speeds.sort((a, b) => a.speed - b.speed);
  const all = speeds.map(({ speed }) => speed);
  tell(`median of ${all.length} pairs`, median(all), yardstickSpeed(), '200 k');
  console.log(`p5 ${format(percentile(all, 0.05) / 1000)} k, p95 ${format(percentile(all, 0.95) / 1000)} k; slowest:`);
  const told = ({ pair, speed }: { pair: Pair; speed: number }): string =>
    `${pair.join('-')} ${format(speed / 1000)} k`;
  console.log(`  ${speeds.slice(0, 12).map(told).join(', ')}`);
}

/** A separate process, because garbage collection on demand needs a flag at its start. */
function showHeap(searches: number): void {
  const run = join(HERE, 'packages/engine/test/heap-run.ts');
  const heaps = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', run, String(searches)]).toString(),
  ) as number[];
  console.log(`heap over ${searches} searches, in MB: ${heaps.map((bytes) => (bytes / 1e6).toFixed(2)).join(' ')}`);
}

if (values.heap !== undefined) {
  showHeap(values.heap);
  process.exit();
}
const bench = workbenchOf(await engineIn(HERE));
if (values.against !== undefined) {
  const other = workbenchOf(await engineIn(values.against));
  showNumber(bench);
  console.log('the other checkout:');
  showNumber(other);
  compare(bench, other, MS / 4);
} else if (values.profile) await profile(() => showNumber(bench));
else {
  // The bare game comes first, before the compiler has met any power.
  if (!values.number) showSpeeds(bench);
  showNumber(bench);
}
