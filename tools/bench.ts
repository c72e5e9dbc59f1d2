// npm run bench [-- --pairs 300] [--ms 30]: how fast the rules are, as ratios in one run. Figures are kept in docs/performance.md.
import { parseArgs } from 'node:util';
import {
  createMatch,
  isRefused,
  type Match,
  Perft,
  POWER_LIST,
  type Position,
  parsePosition,
  Referee,
  seededRandom,
  startPosition,
  TurnWalker,
} from '@oia/rules';
import { OVER, STAGE, START, TURN, WORKERS } from '@oia/rules/layout';
import { format, median, percentile } from './figures.ts';
import { Yardstick } from './yardstick.ts';

const { values } = parseArgs({
  options: { ms: { type: 'string', default: '40' }, pairs: { type: 'string', default: '0' } },
});
const MS = Number(values.ms);
const random = seededRandom(2026);

function matchOf(powers: string[]): Match {
  const made = createMatch({ players: 2, powers, override: true });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** Positions of random games: all of them, set-up left out. */
function randomPositions(match: Match, wanted: number): Position[] {
  const referee = new Referee(match);
  const positions: Position[] = [];
  while (positions.length < wanted) {
    let p = startPosition(match);
    for (let i = 0; i < 200 && p[STAGE] !== OVER; i++) {
      const steps = referee.legalSteps(p);
      p = referee.play(p, steps[Math.floor(random() * steps.length)] as number).position;
      if (p[STAGE] === START || p[STAGE] === TURN) positions.push(p);
    }
  }
  return positions.slice(0, wanted);
}

/** Turns a second over some positions of the pair, both sides to move, walked again and again until the time is up. */
function turnsASecond(match: Match, ms: number): number {
  const starts = randomPositions(match, 40).filter((p) => p[STAGE] === START);
  const walker = new TurnWalker(new Referee(match));
  walkFor(walker, starts, ms / 2);
  const begun = performance.now();
  const turns = walkFor(walker, starts, ms);
  return turns / ((performance.now() - begun) / 1000);
}

/** Heracles alone has hundreds of thousands of turns in one position: a part of them will do. */
const MOST_TURNS = 20_000;

function walkFor(walker: TurnWalker, starts: readonly Position[], ms: number): number {
  const until = performance.now() + ms;
  let turns = 0;
  for (let i = 0; performance.now() < until; i++) {
    const limit = turns + MOST_TURNS;
    walker.walk(starts[i % starts.length] as Position, () => ++turns < limit);
  }
  return turns;
}

const RUNS = 6;

function bare(): { ours: number; yardstick: number } {
  const read = parsePosition('00000/00000/00000/00000/00000 A none:fb2,md2 none:fb4,md4');
  if (!read.ok) throw new Error(read.error.code);
  const { match, position } = read.value;
  const [mine = 0, theirs = 0] = [position[WORKERS], position[WORKERS + 1]];
  let ours = 0;
  let yardstick = 0;
  // The best of some, side by side: machines are noisy, and only downwards.
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

function timed(run: () => number): number {
  const begun = performance.now();
  const n = run();
  return n / ((performance.now() - begun) / 1000);
}

const speed = (turns: number): string => `${format(turns / 1e6)} M/s`;
const { ours, yardstick } = bare();
console.log(`yardstick, bare game     ${speed(yardstick)}`);
console.log(`rules, bare game         ${speed(ours)}   1/${format(yardstick / ours)} of the yardstick (goal 1/6)`);

// The compiler gets to know all powers before anything is timed.
for (const { id } of POWER_LIST) turnsASecond(matchOf([id, 'none']), MS);
console.log('\neach power against the bare game (turns of both sides)');
const single = POWER_LIST.map(({ id }) => ({ id, turns: turnsASecond(matchOf([id, 'none']), MS * 4) }));
for (const { id, turns } of single.sort((a, b) => b.turns - a.turns)) console.log(`  ${id.padEnd(12)} ${speed(turns)}`);

const pairs = POWER_LIST.flatMap((a) =>
  POWER_LIST.filter((b) => a !== b && !isRefused(a.id, b.id)).map((b) => [a.id, b.id]),
);
const chosen = Number(values.pairs) > 0 ? pairs.filter(() => random() < Number(values.pairs) / pairs.length) : pairs;
const figures: { pair: string; turns: number }[] = [];
const times: { pair: string; ms: number }[] = [];
for (const pair of chosen) {
  const match = matchOf(pair);
  figures.push({ pair: pair.join('-'), turns: turnsASecond(match, MS) });
  const referee = new Referee(match);
  for (const p of randomPositions(match, 200)) {
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
