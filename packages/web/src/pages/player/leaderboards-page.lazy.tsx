import type { LeaderboardEntry, Pool } from '@oia/protocol';
import { type ReactNode, useCallback } from 'react';
import { POOL_ORDER, poolNamed } from '../../archive/game-search.ts';
import { Link, navigate } from '../../common/router.tsx';
import { api } from '../../online/api.ts';
import { NeedsServer } from '../../online/needs-server.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer } from '../../online/use-request.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import './player.css';

/** The best players, by the kind of games. */
export function LeaderboardsPage({ pool: asked }: { readonly pool: string | undefined }): ReactNode {
  const { players } = useOnlineWords();
  const pool = poolNamed(asked);
  const choices = POOL_ORDER.map((value) => ({ value, label: players.pools[value], note: players.poolNotes[value] }));
  return (
    <NeedsServer title={players.boardTitle}>
      <div className="stack player-boards">
        <header>
          <h1>{players.boardTitle}</h1>
          <p className="soft">{players.boardLead}</p>
        </header>
        <ChoiceGroup
          legend={players.pool}
          choices={choices}
          value={pool}
          onChange={(chosen) => navigate({ page: 'leaderboards', pool: chosen }, 'replace')}
        />
        <Leaderboard key={pool} pool={pool} />
      </div>
    </NeedsServer>
  );
}

function Leaderboard({ pool }: { readonly pool: Pool }): ReactNode {
  const { players } = useOnlineWords();
  const { value, code, again } = useAnswer(useCallback(() => api.leaderboard(pool), [pool]));
  if (code !== undefined) return <RefusalNotice code={code} onRetry={again} />;
  if (!value) return undefined;
  if (value.entries.length === 0) return <p className="card">{players.boardNone}</p>;
  return (
    <table className="card player-board">
      <thead>
        <tr>
          <th scope="col">{players.rank}</th>
          <th scope="col">{players.name}</th>
          <th scope="col">{players.rating}</th>
        </tr>
      </thead>
      <tbody>
        {value.entries.map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { readonly entry: LeaderboardEntry }): ReactNode {
  const { players } = useOnlineWords();
  const { place, name, kind, rating, deviation, games } = entry;
  const about = [...(kind === 'program' ? [players.program] : []), players.games({ count: games })];
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">
        <Link to={{ page: 'player', name }}>{name}</Link>
        <span className="soft">{about.join(' · ')}</span>
      </th>
      <td>
        <strong>{rating}</strong> <span className="soft">{players.plusMinus({ count: 2 * deviation })}</span>
      </td>
    </tr>
  );
}
