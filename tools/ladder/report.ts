import { PairStatistics } from '../../packages/cli/src/match/statistics.ts';
import { KINDS, nameOf, RUNGS, type Rung } from './rungs.ts';
import type { Played } from './worker.ts';

const CONFIDENCE = 1.96;
const percent = (share: number): string => (share * 100).toFixed(0);

function statisticsOf(played: readonly Played[]): PairStatistics {
  const statistics = new PairStatistics();
  for (const { points } of played) statistics.add(points[0], points[1]);
  return statistics;
}

/** Half the width of the 95 % interval. */
const errorOf = ({ variance, pairs }: PairStatistics): number => CONFIDENCE * Math.sqrt(variance / Math.max(1, pairs));

function rowOf(rung: Rung, played: readonly Played[]): string[] {
  const all = statisticsOf(played);
  const kinds = KINDS.map((kind) => {
    const some = statisticsOf(played.filter((one) => one.kind === kind));
    return some.pairs === 0 ? '-' : percent(some.score);
  });
  const isMet = all.score >= rung.least && all.score <= rung.most;
  return [
    `${nameOf(rung.upper)} against ${nameOf(rung.lower)}`,
    String(all.pairs * 2),
    ...kinds,
    all.pairs === 0 ? '-' : `${percent(all.score)} ± ${percent(errorOf(all))}`,
    `${percent(rung.least)} to ${percent(rung.most)}${all.pairs === 0 || isMet ? '' : ', missed'}`,
  ];
}

const HEADS = ['step', 'games', 'no powers', 'simple powers', 'all pairs', 'points in a hundred', 'goal'];

/** The results so far, as a table in Markdown. */
export function ladderTable(played: readonly Played[]): string {
  const rows = RUNGS.map((rung, i) => {
    const some = played.filter((one) => one.rung === i);
    return some.length === 0 ? undefined : rowOf(rung, some);
  }).filter((row) => row !== undefined);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(HEADS), line(HEADS.map(() => '---')), ...rows.map(line)].join('\n');
}
