import type { Profile } from '@oia/protocol';
import { type ReactNode, useCallback } from 'react';
import { ArchiveGrid } from '../../archive/archive-grid.tsx';
import { queryText } from '../../archive/game-search.ts';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { settings } from '../../common/settings.ts';
import { api } from '../../online/api.ts';
import { NeedsServer } from '../../online/needs-server.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer } from '../../online/use-request.ts';
import { sayDay } from '../../parts/dates.ts';
import { PowerTable } from './power-table.tsx';
import { RatingTiles } from './rating-tiles.tsx';
import './player.css';

/** The public profile of an account. */
export function PlayerPage({ name }: { readonly name: string }): ReactNode {
  return (
    <NeedsServer title={name}>
      <Player name={name} />
    </NeedsServer>
  );
}

function Player({ name }: { readonly name: string }): ReactNode {
  const { players } = useOnlineWords();
  const { value, code, again } = useAnswer(useCallback(() => api.player(name), [name]));
  if (value) return <PlayerProfile profile={value} />;
  if (code === undefined) return undefined;
  const isUnknown = code === 'noSuchThing' || code === 'notFound';
  return (
    <>
      <h1>{name}</h1>
      {isUnknown ? (
        <p className="notice">{players.unknown({ name })}</p>
      ) : (
        <RefusalNotice code={code} onRetry={again} />
      )}
    </>
  );
}

function PlayerProfile({ profile }: { readonly profile: Profile }): ReactNode {
  const { players } = useOnlineWords();
  const { language } = useStore(settings);
  const about = [
    ...(profile.kind === 'program' ? [players.program] : []),
    players.since({ when: sayDay(language, profile.since) }),
  ];
  return (
    <div className="player">
      <header>
        <h1>{profile.name}</h1>
        <p className="soft player-about">{about.join(' · ')}</p>
      </header>
      <section aria-labelledby="player-ratings">
        <h2 id="player-ratings">{players.ratingsTitle}</h2>
        <RatingTiles ratings={profile.ratings} />
      </section>
      <section aria-labelledby="player-powers">
        <h2 id="player-powers">{players.powersTitle}</h2>
        {profile.powers.length > 0 ? <PowerTable results={profile.powers} /> : <p>{players.powersNone}</p>}
      </section>
      {profile.games.length > 0 && (
        <section aria-labelledby="player-recent">
          <h2 id="player-recent">{players.recentTitle}</h2>
          <ArchiveGrid games={profile.games} />
          <Link to={{ page: 'archive', search: queryText({ player: profile.name }) }} className="button">
            {players.allGames}
          </Link>
        </section>
      )}
    </div>
  );
}
