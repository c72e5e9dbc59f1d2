import type { Rating } from './rating-list.ts';
import type { Tournament } from './tournament.ts';

const signed = (elo: number): string => `${elo > 0 ? '+' : ''}${Math.round(elo) || 0}`;

/** The list as a table of Markdown, which people can read too. */
export function listText({ names, plan }: Tournament, list: readonly Rating[]): string {
  const rows = list.map(({ engine, elo, low, high, pairs, score }, place) => [
    String(place + 1),
    names[engine] ?? '',
    signed(elo),
    engine === 0 ? '' : `${signed(low)} to ${signed(high)}`,
    String(pairs),
    `${(100 * score).toFixed(1)} %`,
  ]);
  const head = ['', 'engine', 'Elo', '95 %', 'pairs', 'score'];
  const widths = head.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [
    `${plan.control.go} a turn, ${plan.pairs} pairs a match, seed ${plan.seed}`,
    '',
    line(head),
    rule,
    ...rows.map(line),
  ].join('\n');
}

/** The list for other programs. */
export const listJson = ({ names, plan }: Tournament, list: readonly Rating[]): Record<string, unknown> => ({
  go: plan.control.go,
  pairs: plan.pairs,
  seed: plan.seed,
  list: list.map(({ engine, ...rating }) => ({ engine: names[engine], ...rating })),
});
