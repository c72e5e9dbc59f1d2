import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link, navigate } from '../../common/router.tsx';
import { NeedsServer } from '../../online/needs-server.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { Search } from '../../online/search.ts';
import { tabConnection } from '../../online/tab-connection.ts';
import { useMember } from '../../online/use-member.ts';
import { FriendSection } from './friend-section.tsx';
import { MyGames } from './my-games.tsx';
import { OpenGames } from './open-games.tsx';
import { PlayingGames } from './playing-games.tsx';
import { QuickSection } from './quick-section.tsx';
import './online.css';

/** The hub of online play: find an opponent, invite a friend, continue a game. */
export function OnlinePage(): ReactNode {
  const { entry } = useOnlineWords();
  return (
    <NeedsServer title={entry.title}>
      <Hub />
    </NeedsServer>
  );
}

function Hub(): ReactNode {
  const { entry, hub } = useOnlineWords();
  const search = useSearch();
  // The room of a running search is not listed: it has no opponent yet.
  const searched = useStore(search.now)?.room;
  return (
    <div className="online">
      <header className="online-head">
        <div>
          <h1>{entry.title}</h1>
          <p className="soft">{hub.lead}</p>
        </div>
        <WhoAmI />
      </header>
      <MyGames except={searched} />
      <div className="online-ways">
        <QuickSection search={search} />
        <FriendSection />
      </div>
      <OpenGames except={searched} />
      <PlayingGames />
      <nav className="row" aria-label={hub.elsewhere}>
        <Link to={{ page: 'archive' }} className="button">
          {hub.archive}
        </Link>
        <Link to={{ page: 'leaderboards' }} className="button">
          {hub.leaderboards}
        </Link>
      </nav>
    </div>
  );
}

function WhoAmI(): ReactNode {
  const { hub } = useOnlineWords();
  const me = useMember();
  const said = (): string => {
    if (me === undefined || me === 'anonymous' || me.name === '') return hub.asAnonymous;
    return me.kind === 'guest' ? hub.asGuest({ name: me.name }) : hub.asAccount({ name: me.name });
  };
  return (
    <p className="online-me">
      <span>{me !== undefined && said()}</span>
      <Link to={{ page: 'account' }} className="button">
        {hub.account}
      </Link>
    </p>
  );
}

/** Stops the search when the page is left, except for correspondence games. */
export function useSearch(): Search {
  const [search] = useState(() => new Search(tabConnection(), (id) => navigate({ page: 'room', id })));
  useEffect(
    () => () => {
      const isSlow = search.now.value?.pairing.control.kind === 'days';
      if (isSlow) search.leave();
      // Requests do not reject: refusals come as answers, and are shown.
      else void search.stop();
    },
    [search],
  );
  return search;
}
