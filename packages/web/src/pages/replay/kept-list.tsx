import { powerById } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Link } from '../../router.tsx';
import { namesOf } from '../../session/names.ts';
import { settings } from '../../settings.ts';
import { deleteGame, type GameEntry, keptGames } from '../../storage/games.ts';
import { useStore } from '../../use-store.ts';
import { useAllWords } from '../../words.tsx';

const finishedGames = (): readonly GameEntry[] => keptGames().filter(({ isOver }) => isOver);

/** The finished games on this device. */
export function KeptList(): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  const [games, setGames] = useState(finishedGames);
  const [toDelete, setToDelete] = useState<GameEntry>();
  const close = (): void => setToDelete(undefined);
  const deleteEntry = (): void => {
    if (toDelete) deleteGame(toDelete.id);
    setGames(finishedGames());
    close();
  };
  return (
    <section className="card stack">
      <h2>{replay.kept}</h2>
      {games.length === 0 && <p className="soft">{replay.keptNone}</p>}
      {games.length > 0 && (
        <ul className="replay-games">
          {games.map((entry) => (
            <KeptRow key={entry.id} entry={entry} onDelete={() => setToDelete(entry)} />
          ))}
        </ul>
      )}
      {toDelete && (
        <ConfirmDialog title={replay.deleteTitle} action={replay.deleteNow} onClose={close} onConfirm={deleteEntry}>
          <p>{replay.deleteQuestion({ game: titleOf(words, toDelete) })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function KeptRow({ entry, onDelete }: { readonly entry: GameEntry; readonly onDelete: () => void }): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  const { language } = useStore(settings);
  const title = titleOf(words, entry);
  const date = new Date(entry.played).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="soft">
          {[powersOf(words, entry), replay.keptAt({ date, count: entry.turns })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="row">
        <Link to={{ page: 'replay', id: entry.id }} className="button" aria-label={replay.watch({ game: title })}>
          {replay.watchShort}
        </Link>
        <button
          type="button"
          className="button danger"
          aria-label={replay.deleteGame({ game: title })}
          onClick={onDelete}
        >
          {replay.delete}
        </button>
      </div>
    </li>
  );
}

const titleOf = (words: Catalogue, { setup }: GameEntry): string => words.together(namesOf(words, setup.seats));

const powersOf = ({ powers }: Catalogue, { powers: ids, fleece }: GameEntry): string =>
  [...ids, ...(fleece ? [fleece] : [])]
    .flatMap((id) => {
      const known = powerById(id);
      return known ? [powers[known.id].name] : [];
    })
    .join(', ');
