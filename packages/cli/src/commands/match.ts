import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isLevel, LEVELS } from '@oia/engine';
import { nameTags, recordOf, recordText, SETS, seededRandom } from '@oia/rules';
import { type Command, EXIT, print, printError, usageError } from '../command.ts';
import { invalid, ok, type Read } from '../fallible.ts';
import { type EngineCommand, EngineProcess } from '../match/engine-process.ts';
import { type MatchPowers, randomOpening } from '../match/opening.ts';
import { type PlayedGame, playPair, type TimeControl } from '../match/paired-games.ts';
import { likelihoodRatio, PairStatistics, type Sprt, verdictOf } from '../match/statistics.ts';
import { listOf, readArgs, readNames, readSeed, readWhole } from '../options.ts';

const OPTIONS = {
  pairs: { type: 'string', default: '50' },
  movetime: { type: 'string' },
  cputime: { type: 'string' },
  nodes: { type: 'string' },
  powers: { type: 'string', default: 'none' },
  turns: { type: 'string', default: '4' },
  threads: { type: 'string', default: '1' },
  sprt: { type: 'string' },
  records: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Values {
  readonly pairs: string;
  readonly movetime?: string | undefined;
  readonly cputime?: string | undefined;
  readonly nodes?: string | undefined;
  readonly powers: string;
  readonly turns: string;
  readonly threads: string;
  readonly sprt?: string | undefined;
  readonly records?: string | undefined;
  readonly seed?: string | undefined;
}

export const match: Command = {
  name: 'match',
  summary: 'engine against engine, in pairs of games',
  help: `oia match FIRST SECOND [options]

Two engines play random openings, each from both sides, and are compared by pairs: won twice, split, lost twice.
An engine is one of our levels (${LEVELS.join(', ')}) or, in quotes, a command that speaks the protocol of
docs/protocol.md: oia match hard "node ../older/packages/cli/bin/oia.js engine". Each runs in its own process.

  --pairs N          pairs of games (50)
  --cputime N        milliseconds of processor time a turn; or
  --movetime N       milliseconds a turn (default: 200); or
  --nodes N          nodes a turn
  --powers LIST      none (the default), two powers (apollo,pan), sets to deal from (simple,advanced), or all
  --turns N          random turns after the random placement, at most (4)
  --threads N        pairs played at the same time (1)
  --sprt E0,E1       stop as soon as it is clear whether the first is stronger by E0 or by E1 Elo
  --records FILE     append a record of every game
  --seed S           the same seed gives the same openings
  --json             the result as one line of JSON`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('match', read.error);
    const { values, positionals } = read.value;
    const plan = readPlan(values, positionals);
    if (!plan.ok) return usageError('match', plan.error);
    const results = await playMatch(plan.value);
    if (typeof results === 'string') return usageError('match', results);
    print(values.json ? JSON.stringify(summaryOf(plan.value, results)) : summaryText(plan.value, results));
    return results.failures === 0 ? EXIT.ok : EXIT.failed;
  },
};

interface Plan {
  readonly engines: readonly [EngineCommand, EngineCommand];
  readonly pairs: number;
  readonly control: TimeControl;
  readonly powers: MatchPowers;
  readonly turns: number;
  readonly threads: number;
  readonly sprt: Sprt | undefined;
  readonly records: string | undefined;
  readonly seed: number;
}

function readPlan(values: Values, [first, second, more]: readonly string[]): Read<Plan> {
  if (first === undefined || second === undefined) return invalid('Two engines are needed.');
  if (more !== undefined) return invalid(`Unexpected argument "${more}": put commands in quotes.`);
  const pairs = readWhole('--pairs', values.pairs, 1, 1_000_000);
  const turns = readWhole('--turns', values.turns, 0, 100);
  const threads = readWhole('--threads', values.threads, 1, 64);
  const [control, powers, sprt, seed] = [
    readTimeControl(values),
    readPowers(values.powers),
    readSprt(values.sprt),
    readSeed(values.seed),
  ];
  if (!pairs.ok) return pairs;
  if (!turns.ok) return turns;
  if (!threads.ok) return threads;
  if (!control.ok) return control;
  if (!powers.ok) return powers;
  if (!sprt.ok) return sprt;
  if (!seed.ok) return seed;
  return ok({
    engines: [commandOf(first), commandOf(second)],
    pairs: pairs.value,
    control: control.value,
    powers: powers.value,
    turns: turns.value,
    threads: threads.value,
    sprt: sprt.value,
    records: values.records,
    seed: seed.value,
  });
}

/** Our own levels are run by this program. */
const commandOf = (text: string): EngineCommand =>
  isLevel(text)
    ? {
        name: text,
        file: process.execPath,
        args: [join(import.meta.dirname, '../../bin/oia.js'), 'engine', '--level', text],
      }
    : { name: text, file: text };

/** An engine that takes longer has failed, even on a busy machine. */
const BASE_TIMEOUT = 60_000;

function readTimeControl(values: Values): Read<TimeControl> {
  const given = (['movetime', 'cputime', 'nodes'] as const).filter((name) => values[name] !== undefined);
  if (given.length > 1) return invalid(`--${given[0]} and --${given[1]} cannot be combined.`);
  const name = given[0] ?? 'movetime';
  const amount = readWhole(`--${name}`, values[name] ?? '200', 1, 1_000_000_000);
  return amount.ok ? ok({ go: `${name} ${amount.value}`, timeout: BASE_TIMEOUT + 20 * amount.value }) : amount;
}

function readPowers(text: string): Read<MatchPowers> {
  if (text === 'none') return ok({ kind: 'none' });
  if (text === 'all') return ok({ kind: 'sets', sets: SETS });
  const words = listOf([text.toLowerCase()]);
  const sets = readNames('--powers', words, SETS);
  if (sets.ok) return ok({ kind: 'sets', sets: sets.value });
  const [first, second, more] = words;
  if (first === undefined || second === undefined || more !== undefined)
    return invalid(`--powers must be none, all, sets (${SETS.join(', ')}) or two powers, not "${text}".`);
  return ok({ kind: 'pair', powers: [first, second] });
}

function readSprt(text: string | undefined): Read<Sprt | undefined> {
  if (text === undefined) return ok(undefined);
  const [elo0, elo1] = text.split(',').map(Number);
  if (elo0 === undefined || elo1 === undefined || !(elo0 < elo1))
    return invalid('--sprt must be two numbers such as 0,10.');
  return ok({ elo0, elo1 });
}

interface Results {
  readonly pairs: PairStatistics;
  failures: number;
}

/** Several lanes play at the same time, each with its own engines; openings depend only on the seed and their number. */
async function playMatch(plan: Plan): Promise<Results | string> {
  const results: Results = { pairs: new PairStatistics(), failures: 0 };
  let next = 0;
  let isDecided = false;
  const lane = async (): Promise<void> => {
    const engines = [new EngineProcess(plan.engines[0]), new EngineProcess(plan.engines[1])] as const;
    try {
      await Promise.all(engines.map((engine) => engine.start()));
      while (next < plan.pairs && !isDecided) {
        const random = seededRandom(plan.seed + next++);
        const opening = randomOpening(random, plan);
        const games = await playPair(opening, engines, plan.control, random);
        note(plan, results, games);
        isDecided = plan.sprt !== undefined && verdictOf(results.pairs, plan.sprt) !== 'open';
      }
    } finally {
      for (const engine of engines) engine.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: plan.threads }, lane));
  } catch (error) {
    // An engine that does not start or powers that cannot meet: the plan is wrong, not a game.
    return error instanceof Error ? error.message : String(error);
  }
  return results;
}

function note(plan: Plan, results: Results, games: readonly [PlayedGame, PlayedGame]): void {
  const { pairs } = results;
  pairs.add(games[0].score, games[1].score);
  for (const played of games) {
    if (played.failure) {
      results.failures++;
      printError(
        `oia match: ${plan.engines[played.failure.engine].name} ${played.failure.kind}: ${played.failure.what}`,
      );
    }
    if (plan.records !== undefined)
      appendFileSync(plan.records, `${recordText(recordOf(played.game, tagsOf(plan, played)))}\n`);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${pairs.pairs}/${plan.pairs}  ${countsText(pairs)} `);
}

function tagsOf({ engines, control }: Plan, { atFirstSeat, failure }: PlayedGame): Record<string, string> {
  const names = [engines[atFirstSeat].name, engines[(1 - atFirstSeat) as 0 | 1].name];
  return { ...nameTags(names), Pace: control.go, ...(failure ? { Failure: failure.what } : {}) };
}

const countsText = (pairs: PairStatistics): string =>
  `+${pairs.wonTwice} =${pairs.split} -${pairs.lostTwice}  ${(pairs.score * 100).toFixed(1)} %`;

const rounded = (elo: number): string => `${elo >= 0 ? '+' : ''}${Math.round(elo)}`;

function summaryOf(plan: Plan, { pairs, failures }: Results): Record<string, unknown> {
  const { elo } = pairs;
  return {
    first: plan.engines[0].name,
    second: plan.engines[1].name,
    pairs: pairs.pairs,
    wonTwice: pairs.wonTwice,
    split: pairs.split,
    lostTwice: pairs.lostTwice,
    counts: pairs.counts,
    score: pairs.score,
    elo: elo.value,
    eloLow: elo.low,
    eloHigh: elo.high,
    failures,
    ...(plan.sprt ? { llr: likelihoodRatio(pairs, plan.sprt), verdict: verdictOf(pairs, plan.sprt) } : {}),
  };
}

function summaryText(plan: Plan, { pairs, failures }: Results): string {
  const { elo } = pairs;
  const lines = [
    `${plan.engines[0].name} against ${plan.engines[1].name}, ${plan.control.go}, ${pairs.pairs} pairs of games`,
    `won twice ${pairs.wonTwice}, split ${pairs.split}, lost twice ${pairs.lostTwice}: ${(pairs.score * 100).toFixed(1)} %`,
    `Elo ${rounded(elo.value)} (${rounded(elo.low)} to ${rounded(elo.high)}, 95 %)`,
    ...(plan.sprt
      ? [
          `SPRT ${plan.sprt.elo0}, ${plan.sprt.elo1}: ${verdictOf(pairs, plan.sprt)} (${likelihoodRatio(pairs, plan.sprt).toFixed(2)})`,
        ]
      : []),
    ...(failures > 0 ? [`failures: ${failures}`] : []),
  ];
  return lines.join('\n');
}
