import { shippedMatchups } from '@oia/engine/matchups';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { sizeOf } from './heat.ts';
import { Shades } from './heat-map.tsx';
import { orderedPowers } from './ranking.ts';
import './matchups-teaser.css';

/** Leads to the picture of all match-ups, and shows it small. */
export function MatchupsTeaser(): ReactNode {
  const { matchups } = useAllWords().ui;
  const table = shippedMatchups();
  const powers = useMemo(() => orderedPowers(table, 'strength'), [table]);
  const size = sizeOf(powers);
  return (
    <Link to={{ page: 'powers', view: 'matchups' }} className="card matchups-teaser">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <Shades table={table} powers={powers} />
      </svg>
      <span>
        <strong>{matchups.title}</strong>
        <span>{matchups.intro}</span>
      </span>
    </Link>
  );
}
