import type { Plan } from './plan.ts';
import { PowerResults } from './power-results.ts';
import { likelihoodRatio, PairStatistics, verdictOf } from './statistics.ts';

/** The results of a match so far. */
export interface Results {
  readonly pairs: PairStatistics;
  readonly powers: PowerResults;
  failures: number;
  /** Pairs that were not played, because an engine cannot be told of their position. */
  leftOut: number;
}

export const newResults = (): Results => ({
  pairs: new PairStatistics(),
  powers: new PowerResults(),
  failures: 0,
  leftOut: 0,
});

export const countsText = (pairs: PairStatistics): string =>
  `+${pairs.wonTwice} =${pairs.split} -${pairs.lostTwice}  ${percent(pairs)}`;

const percent = ({ score }: PairStatistics): string => `${(score * 100).toFixed(1)} %`;

const rounded = (elo: number): string => `${elo >= 0 ? '+' : ''}${Math.round(elo)}`;

const countsOf = ({ pairs, wonTwice, split, lostTwice, score }: PairStatistics) => ({
  pairs,
  wonTwice,
  split,
  lostTwice,
  score,
});

/** The result for other programs. */
export function summaryOf(
  plan: Plan,
  { pairs, powers, failures, leftOut }: Results,
  byPower: boolean,
): Record<string, unknown> {
  const { elo } = pairs;
  return {
    first: plan.engines[0].name,
    second: plan.engines[1].name,
    ...countsOf(pairs),
    counts: pairs.counts,
    elo: elo.value,
    eloLow: elo.low,
    eloHigh: elo.high,
    failures,
    ...(leftOut > 0 ? { leftOut } : {}),
    seed: plan.seed,
    ...(plan.sprt ? { llr: likelihoodRatio(pairs, plan.sprt), verdict: verdictOf(pairs, plan.sprt) } : {}),
    ...(byPower ? { powers: Object.fromEntries(powers.entries.map(([id, one]) => [id, countsOf(one)])) } : {}),
  };
}

export function summaryText(plan: Plan, results: Results, byPower: boolean): string {
  const { pairs, failures, leftOut } = results;
  const { elo } = pairs;
  return [
    `${plan.engines[0].name} against ${plan.engines[1].name}, ${plan.control.go}, ${pairs.pairs} ${pairs.pairs === 1 ? 'pair' : 'pairs'} of games, seed ${plan.seed}`,
    `won twice ${pairs.wonTwice}, split ${pairs.split}, lost twice ${pairs.lostTwice}: ${percent(pairs)}`,
    `Elo ${rounded(elo.value)} (${rounded(elo.low)} to ${rounded(elo.high)}, 95 %)`,
    ...sprtLines(plan, pairs),
    ...(failures > 0 ? [`failures: ${failures}`] : []),
    ...(leftOut > 0 ? [`left out: ${leftOut}`] : []),
    ...(byPower ? powerLines(results) : []),
  ].join('\n');
}

const sprtLines = ({ sprt }: Plan, pairs: PairStatistics): string[] =>
  sprt
    ? [`SPRT ${sprt.elo0}, ${sprt.elo1}: ${verdictOf(pairs, sprt)} (${likelihoodRatio(pairs, sprt).toFixed(2)})`]
    : [];

/** One line for each power that was at a table. */
function powerLines({ powers }: Results): string[] {
  const { entries } = powers;
  const width = Math.max(...entries.map(([id]) => id.length), 0);
  return entries.map(([id, pairs]) => `${id.padEnd(width)}  ${countsText(pairs)}`);
}
