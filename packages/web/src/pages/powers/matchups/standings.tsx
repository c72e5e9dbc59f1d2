import { type MatchupTable, shippedMatchups } from '@oia/engine/matchups';
import { POWER_LIST, type PowerId, powerById } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { ChanceBar, percentsOf } from '../../../parts/chance-bar.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { extremeOpponents, rankedOpponents, type Standing, usualGames } from './ranking.ts';
import './standings.css';

interface StandingsProps {
  readonly caption: string;
  readonly standings: readonly Standing[];
  /** The current opponent. */
  readonly current?: PowerId | undefined;
}

/** Opponents of a power: how often it wins, as a bar with its error and as numbers. */
function Standings({ caption, standings, current }: StandingsProps): ReactNode {
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

interface OpponentListProps {
  readonly table: MatchupTable;
  readonly power: PowerId;
  readonly other: PowerId;
  readonly onPower: (power: PowerId) => void;
}

/** One row of the picture as a list, for small screens and screen readers. */
export function OpponentList({ table, power, other, onPower }: OpponentListProps): ReactNode {
  const { powers, ui } = useAllWords();
  const overall = table.overall(power);
  return (
    <section className="card stack opponents">
      <PowerField power={power} onPower={onPower} />
      {overall && <p>{ui.matchups.overall(percentsOf(overall))}</p>}
      <Standings
        caption={ui.matchups.ranked({ name: powers[power].name })}
        standings={rankedOpponents(table, power)}
        current={other}
      />
    </section>
  );
}

function PowerField({ power, onPower }: Pick<OpponentListProps, 'power' | 'onPower'>): ReactNode {
  const { powers, ui } = useAllWords();
  const id = useId();
  const choose = (text: string): void => {
    const chosen = powerById(text);
    if (chosen) onPower(chosen.id);
  };
  return (
    <div className="field opponents-power">
      <label htmlFor={id}>{ui.matchups.power}</label>
      <select id={id} value={power} onChange={(event) => choose(event.target.value)}>
        {POWER_LIST.map((known) => (
          <option key={known.id} value={known.id}>
            {powers[known.id].name}
          </option>
        ))}
      </select>
    </div>
  );
}

const MAX_LISTED = 5;

/** The best and the worst opponents, on the page of a power. */
export function PowerMatchups({ power }: { readonly power: PowerId }): ReactNode {
  const { matchups } = useAllWords().ui;
  const table = shippedMatchups();
  const overall = table.overall(power);
  if (!overall) return undefined;
  const ranked = rankedOpponents(table, power);
  const [best, worst] = extremeOpponents(ranked, MAX_LISTED);
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
