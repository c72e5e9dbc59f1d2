import type { Scene } from '@oia/board';
import type { ArchivedGame, GamePlayer } from '@oia/protocol';
import { readPosition } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../base/use-store.ts';
import { Link } from '../common/router.tsx';
import type { Route } from '../common/routes.ts';
import { settings } from '../common/settings.ts';
import { useAllWords } from '../common/words.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import { sayWhen } from '../parts/dates.ts';
import { StillBoard } from '../parts/still-board.tsx';
import { sceneOf } from '../session/scene.ts';
import { sayGamePlayers, sayGamePowers, sayGameResult } from './game-words.ts';
import '../saved-games/games.css';
import './archive.css';

/** Finished games as cards that look like those of local games. */
export function ArchiveGrid({ games }: { readonly games: readonly ArchivedGame[] }): ReactNode {
  return (
    <ul className="games-grid">
      {games.map((game) => (
        <li key={game.id} className="card">
          <ArchiveCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function ArchiveCard({ game }: { readonly game: ArchivedGame }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const place: Route = { page: 'archive', id: game.id };
  const players = sayGamePlayers(words, online, game.players);
  return (
    <article className="games-card">
      {/* For the pointer only: the link with words leads to the same place. */}
      <Link to={place} className="games-picture" tabIndex={-1} aria-hidden="true">
        <ArchiveThumbnail position={game.position} />
      </Link>
      <div className="games-words archive-words">
        <h3>
          <Players players={game.players} />
        </h3>
        <Facts game={game} />
        <div className="row">
          <Link to={place} className="button" aria-label={online.archive.lookLabel({ players })}>
            {online.archive.look}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Players with an account link to their profile. */
function Players({ players }: { readonly players: readonly GamePlayer[] }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const name = (player: GamePlayer): string => sayGamePlayers(words, online, [player]);
  return players.map((player, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
    <span key={seat} className="archive-player">
      {hasProfile(player) ? <Link to={{ page: 'player', name: player.name }}>{name(player)}</Link> : name(player)}
      {player.ratingAfter !== undefined && <span className="soft"> {player.ratingAfter}</span>}
    </span>
  ));
}

const hasProfile = ({ kind, name }: GamePlayer): boolean => (kind === 'account' || kind === 'program') && name !== '';

function Facts({ game }: { readonly game: ArchivedGame }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const { language } = useStore(settings);
  const facts = [sayGamePowers(words, game), ...(game.isRated ? [online.hub.isRated] : [])];
  const when = new Date(game.endedAt).toISOString();
  return (
    <p className="games-facts">
      <strong>{sayGameResult(words, online, game)}</strong>
      <span className="soft">{facts.join(' · ')}</span>
      <time className="soft" dateTime={when}>
        {sayWhen(language, when)}
      </time>
    </p>
  );
}

/** The last position of a finished game. The words beside it say what matters. */
function ArchiveThumbnail({ position }: { readonly position: string }): ReactNode {
  const scene = useMemo(() => sceneAt(position), [position]);
  return <div className="games-thumbnail">{scene && <StillBoard scene={scene} label="" />}</div>;
}

/** undefined if a server of another version wrote the position. */
function sceneAt(text: string): Scene | undefined {
  const read = readPosition(text);
  return read.ok ? sceneOf(read.value.match, read.value.position, USUAL_LOOKS) : undefined;
}
