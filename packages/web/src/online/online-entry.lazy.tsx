import { type ReactNode, useEffect } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { useStore } from '../base/use-store.ts';
import { Link } from '../common/router.tsx';
import type { PageName } from '../common/routes.ts';
import { preloadEntryWords, useEntryWords, withOnlineWords } from './online-words.ts';
import { turnCount, wasMember } from './remembered.ts';

// One chunk for the entry and for the words that every online page loads first.
export { preloadEntryWords, withOnlineWords };

const MY_ROOMS = new LazyModule(() => import('./my-rooms.lazy.ts'));

interface OnlineLinkProps {
  readonly page: PageName;
  readonly onFollow: () => void;
}

/** Pages that the link in the menu stands for. */
const ONLINE: readonly PageName[] = ['online', 'room', 'account', 'player', 'leaderboards', 'archive'];

/** Link to the online pages, with the number of games in which it is the member's turn. */
export function OnlineLink({ page, onFollow }: OnlineLinkProps): ReactNode {
  const words = useEntryWords();
  const count = useStore(turnCount);
  useWaitingGames();
  return (
    <Link
      to={{ page: 'online' }}
      onFollow={onFollow}
      {...(ONLINE.includes(page) ? { 'aria-current': 'page' as const } : {})}
    >
      {words.link}
      {count > 0 && (
        <>
          <span className="app-badge" aria-hidden="true">
            {count}
          </span>
          <span className="unseen">{words.yourTurns({ count })}</span>
        </>
      )}
    </Link>
  );
}

/** The card on the start page. */
export function OnlineCard(): ReactNode {
  const words = useEntryWords();
  const count = useStore(turnCount);
  return (
    <section className="card home-card">
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      {count > 0 && <strong>{words.yourTurns({ count })}</strong>}
      <Link to={{ page: 'online' }} className="button primary">
        {words.title}
      </Link>
    </section>
  );
}

/** Loads the number of waiting games once per visit, unless this browser has never played online. */
function useWaitingGames(): void {
  useEffect(() => {
    if (!wasMember()) return;
    MY_ROOMS.load()
      .then(({ loadMyRooms }) => loadMyRooms())
      // Without the file the number of waiting games is missing; the page of the games reports that.
      .catch(() => undefined);
  }, []);
}
