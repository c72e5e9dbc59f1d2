import type { PowerResults } from '@oia/protocol';
import { powerById } from '@oia/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { percentOf } from '../../parts/chance-bar.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { type PowerRow, powerRows } from './power-results.ts';

/** A player's results by power: the share of the points as a bar, and the number of games. */
export function PowerTable({ results }: { readonly results: readonly PowerResults[] }): ReactNode {
  const { players } = useOnlineWords();
  return (
    <table className="card player-powers">
      <thead className="unseen">
        <tr>
          <th scope="col">{players.power}</th>
          <th scope="col">{players.share}</th>
          <th scope="col">{players.tallies}</th>
        </tr>
      </thead>
      <tbody>
        {powerRows(results).map((row) => (
          <Row key={row.power ?? ''} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: PowerRow }): ReactNode {
  const { players } = useOnlineWords();
  const { matchups } = useAllWords().ui;
  const percent = percentOf(row.share);
  return (
    <tr>
      <th scope="row">
        <PowerName id={row.power} />
      </th>
      <td className="player-share">
        <strong>{matchups.percent({ percent })}</strong>
        <i style={{ '--share': `${percent}%` } as CSSProperties} aria-hidden="true" />
      </td>
      <td className="soft">{players.tally({ won: row.wins, drawn: row.draws, lost: row.losses })}</td>
    </tr>
  );
}

function PowerName({ id }: { readonly id: string | undefined }): ReactNode {
  const { powers, ui } = useAllWords();
  const power = powerById(id ?? '')?.id;
  if (!power) return <span className="player-none">{id ?? ui.home.without}</span>;
  return (
    <Link to={{ page: 'powers', power }}>
      <Emblem power={power} size="small" />
      {powers[power].name}
    </Link>
  );
}
