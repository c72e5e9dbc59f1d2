import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { useStore } from '../base/use-store.ts';
import { Link } from '../common/router.tsx';
import type { Route } from '../common/routes.ts';
import { settings } from '../common/settings.ts';
import { useAllWords } from '../common/words.tsx';
import { sayPlayers } from '../new-game/form-summary.ts';
import { sayWhen } from '../parts/dates.ts';
import type { GameEntry } from '../storage/games.ts';
import { sayEntryPowers, sayStanding } from './entry-words.ts';

interface GameCardProps {
  readonly entry: GameEntry;
  readonly onDelete: () => void;
}

const placeOf = ({ id, isOver }: GameEntry): Route => ({ page: isOver ? 'replay' : 'game', id });

/** A game in a list: its last position, players, powers and status. */
export function GameCard({ entry, onDelete }: GameCardProps): ReactNode {
  const words = useAllWords();
  const { games } = words.ui;
  const players = sayPlayers(words, entry.setup.seats);
  return (
    <article className="games-card">
      {/* For the pointer only: the link with words leads to the same place. */}
      <Link to={placeOf(entry)} className="games-picture" tabIndex={-1} aria-hidden="true">
        <Thumbnail entry={entry} />
      </Link>
      <div className="games-words">
        <h3>{players}</h3>
        <Facts entry={entry} />
        <div className="row">
          <Link
            to={placeOf(entry)}
            className={entry.isOver ? 'button' : 'button primary'}
            aria-label={entry.isOver ? games.lookLabel({ players }) : games.resumeLabel({ players })}
          >
            {entry.isOver ? games.look : games.resume}
          </Link>
          <DeleteButton name={games.forgetLabel({ players })} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}

function DeleteButton({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }): ReactNode {
  return (
    <button type="button" className="button quiet games-delete" aria-label={name} title={name} onClick={onDelete}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M3 5.5h14M8 5V3h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.3 8.5v5.5M11.7 8.5v5.5" />
      </svg>
    </button>
  );
}

function Facts({ entry }: { readonly entry: GameEntry }): ReactNode {
  const words = useAllWords();
  const { games } = words.ui;
  const { language } = useStore(settings);
  const standing = sayStanding(words, entry);
  const turns = !entry.isOver && entry.turns > 0 ? [games.turns({ count: entry.turns })] : [];
  return (
    <p className="games-facts">
      {standing && <strong>{standing}</strong>}
      <span className="soft">{[sayEntryPowers(words, entry), ...turns].join(' · ')}</span>
      <time className="soft" dateTime={entry.played}>
        {sayWhen(language, entry.played)}
      </time>
    </p>
  );
}

export interface ThumbnailProps {
  readonly entry: GameEntry;
}

/** Replaying and drawing a game is not part of the first load. */
const module = new LazyModule(async () => (await import('./game-picture.lazy.tsx')).GamePicture);

/** The last position of a game, drawn once its place comes into view. Without a network the place stays empty. */
function Thumbnail({ entry }: ThumbnailProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const Picture = usePicture(useSeen(place));
  return (
    <div className="games-thumbnail" ref={place}>
      {Picture && <Picture entry={entry} />}
    </div>
  );
}

function usePicture(isWanted: boolean): ComponentType<ThumbnailProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<ThumbnailProps>>();
  useEffect(() => {
    if (!isWanted) return;
    module.load().then(
      (picture) => setLoaded(() => picture),
      // The list works without pictures.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}

/** True as soon as an element was near the visible part of the page. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
