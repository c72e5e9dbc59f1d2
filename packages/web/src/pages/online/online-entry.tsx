import { type ReactNode, useEffect } from 'react';
import { useEntryWords } from '../../online/online-words.ts';
import { turnCount, wasMember } from '../../online/remembered.ts';
import { Link } from '../../router.tsx';
import type { PageName } from '../../routes.ts';
import { useStore } from '../../use-store.ts';

interface OnlineLinkProps {
  readonly page: PageName;
  readonly onFollow: () => void;
}

/** Pages that the link in the menu stands for. */
const ONLINE: readonly PageName[] = ['online', 'room', 'account', 'player', 'leaderboards', 'archive'];

/** Leads to everything online, with the number of games that wait for whoever sits here. */
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

/** On the start page. */
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

/** Once for each visit: whoever never played here has none, and need not load what asks for them. */
function useWaitingGames(): void {
  useEffect(() => {
    if (wasMember()) void import('../../online/my-rooms.ts').then(({ loadMyRooms }) => loadMyRooms());
  }, []);
}
