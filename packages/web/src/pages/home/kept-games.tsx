import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Link } from '../../router.tsx';
import { settings } from '../../settings.ts';
import { deleteGame, type GameEntry, keptGames } from '../../storage/games.ts';
import { useStore } from '../../use-store.ts';
import { useWords } from '../../words.tsx';
import { sayEntryPowers, sayPlayers, sayWhen } from '../new/form-summary.ts';

const FIRST_SHOWN = 6;

/** The games on this device: continue, replay or delete them. */
export function KeptGames(): ReactNode {
  const { home } = useWords().ui;
  const [games, setGames] = useState(keptGames);
  const [showsAll, setShowsAll] = useState(false);
  const [toDelete, setToDelete] = useState<GameEntry>();
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone with its game.
  useEffect(() => {
    if (message) heading.current?.focus();
  }, [message]);
  const shown = showsAll ? games : games.slice(0, FIRST_SHOWN);
  const deleteEntry = (id: string): void => {
    deleteGame(id);
    setGames(keptGames());
    setToDelete(undefined);
    setMessage(home.forgotten({ left: keptGames().length }));
  };
  return (
    <section className="home-games" aria-labelledby="home-games">
      <h2 id="home-games" ref={heading} className={games.length === 0 ? 'unseen' : undefined} tabIndex={-1}>
        {home.gamesTitle}
      </h2>
      {games.length === 0 && <p className="soft home-none">{home.gamesNone}</p>}
      <ul>
        {shown.map((entry) => (
          <EntryCard key={entry.id} entry={entry} onDelete={() => setToDelete(entry)} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {home.showAll({ count: games.length })}
        </button>
      )}
      <p className="unseen" role="status">
        {message}
      </p>
      {toDelete && (
        <DeleteDialog
          entry={toDelete}
          onClose={() => setToDelete(undefined)}
          onDelete={() => deleteEntry(toDelete.id)}
        />
      )}
    </section>
  );
}

function EntryCard({ entry, onDelete }: { readonly entry: GameEntry; readonly onDelete: () => void }): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const players = sayPlayers(words, entry.setup.seats);
  return (
    <li className="card home-entry">
      <h3>{players}</h3>
      <EntryFacts entry={entry} />
      <div className="row">
        {entry.isOver ? (
          <Link to={{ page: 'replay', id: entry.id }} className="button" aria-label={home.lookLabel({ players })}>
            {home.look}
          </Link>
        ) : (
          <Link
            to={{ page: 'game', id: entry.id }}
            className="button primary"
            aria-label={home.resumeLabel({ players })}
          >
            {home.resume}
          </Link>
        )}
        <button type="button" className="button quiet" aria-label={home.forgetLabel({ players })} onClick={onDelete}>
          {home.forget}
        </button>
      </div>
    </li>
  );
}

function EntryFacts({ entry }: { readonly entry: GameEntry }): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const { language } = useStore(settings);
  const facts = [
    sayEntryPowers(words, entry),
    ...(entry.turns > 0 ? [home.turns({ count: entry.turns })] : []),
    ...(entry.isOver ? [home.over] : []),
  ];
  return (
    <p className="soft">
      <span>{facts.join(' · ')}</span>
      <time dateTime={entry.played}>{sayWhen(language, entry.played)}</time>
    </p>
  );
}

interface DeleteDialogProps {
  readonly entry: GameEntry;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const { language } = useStore(settings);
  const params = { players: sayPlayers(words, entry.setup.seats), when: sayWhen(language, entry.played) };
  return (
    <ConfirmDialog title={home.forgetTitle} action={home.forget} onClose={onClose} onConfirm={onDelete}>
      <p>{home.forgetText(params)}</p>
    </ConfirmDialog>
  );
}
