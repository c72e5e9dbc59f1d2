import { type MatchupTable, shippedMatchups } from '@oia/engine/matchups';
import { type PowerId, powerById } from '@oia/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { ChoiceGroup } from '../../../parts/choice-group.tsx';
import { HeatLegend, HeatMap } from './heat-map.tsx';
import { MatchupLine } from './matchup-line.tsx';
import { ORDERS, type Order, orderedPowers, rankedOpponents, usualGames } from './ranking.ts';
import { OpponentList } from './standings.tsx';
import './matchups.css';
import './standings.css';

/** All match-ups of all powers; `power` is the row to begin with. */
export function MatchupsView({ power }: { readonly power: string | undefined }): ReactNode {
  const { matchups, powersPage } = useAllWords().ui;
  const table = shippedMatchups();
  const first = powerById(power ?? '')?.id ?? orderedPowers(table, 'strength')[0];
  return (
    <div className="stack matchups">
      <p className="powers-back">
        <Link to={{ page: 'powers' }}>{powersPage.toAll}</Link>
      </p>
      <header>
        <h1>{matchups.title}</h1>
        <p>{matchups.intro}</p>
      </header>
      {first && <Matchups table={table} first={first} />}
    </div>
  );
}

interface MatchupsProps {
  readonly table: MatchupTable;
  readonly first: PowerId;
}

function Matchups({ table, first }: MatchupsProps): ReactNode {
  const { matchups } = useAllWords().ui;
  const [order, setOrder] = useState<Order>('strength');
  const powers = useMemo(() => orderedPowers(table, order), [table, order]);
  const [power, setPower] = useState(first);
  const ranked = useMemo(() => rankedOpponents(table, power), [table, power]);
  const [other = ranked[0]?.power ?? power, setOther] = useState<PowerId>();
  const cell = { row: powers.indexOf(power), column: powers.indexOf(other) };
  return (
    <>
      <div className="matchups-bar">
        <MatchupLine table={table} power={power} other={other} />
        <ChoiceGroup
          legend={matchups.order}
          isLegendUnseen
          choices={ORDERS.map((value) => ({ value, label: matchups.orders[value] }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      <figure className="card matchups-picture">
        <HeatMap
          table={table}
          powers={powers}
          cell={cell}
          onCell={({ row, column }) => {
            setPower(powers[row] ?? power);
            setOther(powers[column]);
          }}
        />
        <HeatLegend />
      </figure>
      <OpponentList table={table} power={power} other={other} onPower={setPower} />
      <p className="soft">{matchups.source({ count: table.games, each: usualGames(ranked) })}</p>
    </>
  );
}
