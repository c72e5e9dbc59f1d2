import type { MatchupTable } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { percentOf, percentsOf } from '../../../parts/chance-bar.tsx';

interface MatchupLineProps {
  readonly table: MatchupTable;
  readonly power: PowerId;
  readonly other: PowerId;
}

/** The current match-up in words; screen readers announce its changes. */
export function MatchupLine({ table, power, other }: MatchupLineProps): ReactNode {
  const { result, details } = sayCell(useAllWords(), table, power, other);
  return (
    <p role="status" className="matchup-line">
      <strong>{result}</strong> <span className="soft">{details.join(' · ')}</span>
    </p>
  );
}

/** A match-up in words: the result, then the details. */
interface CellWords {
  readonly result: string;
  readonly details: readonly string[];
}

export function sayCell(words: Catalogue, table: MatchupTable, power: PowerId, other: PowerId): CellWords {
  const { matchups } = words.ui;
  const [one, two] = [words.powers[power].name, words.powers[other].name];
  const rate = table.between(power, other);
  if (power === other) return { result: matchups.itself({ name: one }), details: [] };
  if (!rate) return { result: matchups.neverMeet({ one, two }), details: [] };
  const percents = percentsOf(rate);
  const starts = [
    { name: one, rate: table.starting(power, other) },
    { name: two, rate: table.answering(power, other) },
  ];
  const started = starts.flatMap(({ name, rate: known }) =>
    known ? [matchups.starting({ name, percent: percentOf(known.rate) })] : [],
  );
  return { result: matchups.result({ one, two, ...percents }), details: [matchups.certainty(percents), ...started] };
}
