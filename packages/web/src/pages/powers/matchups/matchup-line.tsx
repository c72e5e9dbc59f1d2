import type { MatchupTable } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { sayCell } from './cell-words.ts';

interface MatchupLineProps {
  readonly table: MatchupTable;
  readonly power: PowerId;
  readonly other: PowerId;
}

/** The match-up that is looked at; it is read aloud as it changes. */
export function MatchupLine({ table, power, other }: MatchupLineProps): ReactNode {
  const { result, details } = sayCell(useAllWords(), table, power, other);
  return (
    <p role="status" className="matchup-line">
      <strong>{result}</strong> <span className="soft">{details.join(' · ')}</span>
    </p>
  );
}
