import { recordText } from '@oia/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, navigate } from '../../../common/router.tsx';
import type { Route } from '../../../common/routes.ts';
import { useWords } from '../../../common/words.tsx';
import { useGameContext } from '../../../game/game-context.tsx';
import { linkOf } from '../../../storage/links.ts';
import { sharedGame } from '../../../storage/sharing.ts';
import { useRoomContext } from '../room-context.tsx';
import { GAME } from '../use-fresh-game.ts';

/** After the end: ratings, rematch, and a link to the replay. */
export function RoomResult(): ReactNode {
  const { words, room } = useRoomContext();
  const record = useRecordLink();
  return (
    <div className="game-result">
      <Ratings />
      <RematchNote />
      <div className="game-buttons">
        <RematchButton />
        <RecordLink to={record ? { page: 'analysis', record, review: true } : undefined} label={words.review} />
        <RecordLink to={record ? { page: 'replay', record } : undefined} label={words.replay} />
        <Link to={{ page: 'archive', id: room.id }} className="button">
          {words.archive}
        </Link>
        <Link to={{ page: 'online' }} className="button">
          {words.toOnline}
        </Link>
      </div>
    </div>
  );
}

const RecordLink = ({ to, label }: { readonly to: Route | undefined; readonly label: string }): ReactNode =>
  to && (
    <Link to={to} className="button">
      {label}
    </Link>
  );

/** The whole game as the fragment of an address; undefined until it is packed, or if it is too long. */
function useRecordLink(): string | undefined {
  const { state } = useGameContext();
  const { game, viewer, setup, draft } = state;
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    if (game) linkOf(recordText(sharedGame(game, viewer, setup, { draft }))).then((made) => isCurrent && setLink(made));
    return () => {
      isCurrent = false;
    };
  }, [game, viewer, setup, draft]);
  return link;
}

function Ratings(): ReactNode {
  const { words, view, nameOf } = useRoomContext();
  if (!view.ratings) return undefined;
  return (
    <section className="notice" aria-label={words.ratings}>
      {view.ratings.map(({ seat, before, after }) => (
        <p key={seat}>
          {words.ratingChange({ player: nameOf(seat), from: Math.round(before), to: Math.round(after) })}
        </p>
      ))}
    </section>
  );
}

/** The players who want a rematch, until all do. */
function RematchNote(): ReactNode {
  const { together } = useWords();
  const { words, state, view, nameOf } = useRoomContext();
  const wantedBy = view.table?.rematch?.wantedBy ?? [];
  if (wantedBy.length === 0 || view.next) return undefined;
  const isMine = state.seat !== undefined && wantedBy.includes(state.seat);
  const text = isMine ? words.rematchAsked : words.rematchWanted({ players: together(wantedBy.map(nameOf)) });
  return (
    <p className="notice" role="status">
      {text}
    </p>
  );
}

function RematchButton(): ReactNode {
  const { words, room, state, view } = useRoomContext();
  const { next } = view;
  const isAsked = state.seat !== undefined && view.table?.rematch?.wantedBy.includes(state.seat);
  useFollowedRematch();
  if (next) {
    return (
      <Link to={{ page: 'room', id: next }} className="button primary">
        {words.toNext}
      </Link>
    );
  }
  if (state.seat === undefined || isAsked) return undefined;
  return (
    <button
      type="button"
      className="button primary"
      // Actions do not reject: refusals come as answers, and are shown.
      onClick={() => void room.act({ kind: 'rematch' })}
    >
      {words.rematch}
    </button>
  );
}

/** Opens the rematch when it begins, if it was requested on this page. */
function useFollowedRematch(): void {
  const { state, view } = useRoomContext();
  const { next } = view;
  const [had] = useState(next);
  const isWanted = state.seat !== undefined && (view.table?.rematch?.wantedBy.includes(state.seat) ?? false);
  useEffect(() => {
    if (!next || next === had || !isWanted) return;
    GAME.load()
      .then(({ markStarted }) => markStarted(next))
      // The page of the room loads it again, and says why it cannot.
      .catch(() => undefined);
    navigate({ page: 'room', id: next });
  }, [next, had, isWanted]);
}
