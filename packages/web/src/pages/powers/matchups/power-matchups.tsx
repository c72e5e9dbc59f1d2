import { shippedMatchups } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';
import type { ReactNode } from 'react';
import { Link } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { percentsOf } from '../../../parts/percent.ts';
import { extremeOpponents, rankedOpponents, usualGames } from './ranking.ts';
import { Standings } from './standings.tsx';
import './standings.css';

const MOST = 5;

/** On the page of a power: whom it beats, and who beats it. */
export function PowerMatchups({ power }: { readonly power: PowerId }): ReactNode {
  const { matchups } = useAllWords().ui;
  const table = shippedMatchups();
  const overall = table.overall(power);
  if (!overall) return undefined;
  const ranked = rankedOpponents(table, power);
  const [best, worst] = extremeOpponents(ranked, MOST);
  return (
    <section className="card power-matchups">
      <h2>{matchups.title}</h2>
      <p>{matchups.overall(percentsOf(overall))}</p>
      <div className="power-matchups-lists">
        <Standings caption={matchups.best} standings={best} />
        <Standings caption={matchups.worst} standings={worst} />
      </div>
      <p className="soft">{matchups.each({ count: usualGames(ranked) })}</p>
      <Link to={{ page: 'powers', view: 'matchups', power }} className="button">
        {matchups.all}
      </Link>
    </section>
  );
}
