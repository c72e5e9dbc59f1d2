import type { PowerId } from '@oia/rules';
import type { ReactNode } from 'react';
import { Link } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { ChanceBar } from '../../../parts/chance-bar.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { percentsOf } from '../../../parts/percent.ts';
import type { Standing } from './ranking.ts';

interface StandingsProps {
  readonly caption: string;
  readonly standings: readonly Standing[];
  /** The opponent that is looked at. */
  readonly current?: PowerId | undefined;
}

/** Opponents of a power: how often it wins, as a bar with its error and as numbers. */
export function Standings({ caption, standings, current }: StandingsProps): ReactNode {
  const { matchups } = useAllWords().ui;
  return (
    <table className="standings">
      <caption>{caption}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{matchups.against}</th>
          <th scope="col">{matchups.won}</th>
          <th scope="col">{matchups.likely}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <StandingRow key={standing.power} standing={standing} isCurrent={standing.power === current} />
        ))}
      </tbody>
    </table>
  );
}

function StandingRow({ standing, isCurrent }: { readonly standing: Standing; readonly isCurrent: boolean }): ReactNode {
  const { powers, ui } = useAllWords();
  const { power, rate } = standing;
  const percents = percentsOf(rate);
  return (
    <tr className={isCurrent ? 'current' : undefined}>
      <th scope="row">
        <Link to={{ page: 'powers', power }}>
          <Emblem power={power} size="small" />
          {powers[power].name}
        </Link>
      </th>
      <td className="standings-share">
        <strong>{ui.matchups.percent(percents)}</strong>
        <ChanceBar {...percents} />
      </td>
      <td className="standings-range soft">{ui.matchups.range(percents)}</td>
    </tr>
  );
}
