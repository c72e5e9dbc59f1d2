import { describeFault } from '@oia/narration';
import { type GameRecord, namesIn, powerById, tagOf } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { RecordRead } from '../../storage/import-records.ts';
import { show } from './import-form.tsx';

interface GameListProps {
  readonly games: readonly RecordRead[];
  readonly onClose?: () => void;
}

/** All games of one text; unreadable ones with their fault. */
export function GameList({ games, onClose }: GameListProps): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  return (
    <section className="card stack">
      <h2>{replay.several({ count: games.length })}</h2>
      <ul className="replay-games">
        {games.map((read) => {
          const number = (read.ok ? read.value.game : read.error.game) ?? 1;
          return (
            <li key={number}>
              <div>
                <strong>{read.ok ? titleOf(words, read.value, number) : replay.gameNumber({ number })}</strong>
                <p className="soft">{read.ok ? aboutOf(words, read.value) : describeFault(words, read.error)}</p>
              </div>
              {read.ok && <WatchButton read={read} title={titleOf(words, read.value, number)} />}
            </li>
          );
        })}
      </ul>
      {onClose && (
        <p>
          <button type="button" className="button" onClick={onClose}>
            {replay.closeList}
          </button>
        </p>
      )}
    </section>
  );
}

function WatchButton({ read, title }: { readonly read: RecordRead; readonly title: string }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <button
      type="button"
      className="button"
      aria-label={replay.watch({ game: title })}
      // Nothing rejects: text that cannot be read comes as an answer, and is shown.
      onClick={() => void show(read)}
    >
      {replay.watchShort}
    </button>
  );
}

function titleOf({ together, ui }: Catalogue, record: GameRecord, number: number): string {
  const names = namesIn(record).filter((name) => name !== undefined);
  return names.length > 0 ? together(names) : ui.replay.gameNumber({ number });
}

function aboutOf({ powers, ui }: Catalogue, record: GameRecord): string {
  const ids = (tagOf(record, 'Powers') ?? tagOf(record, 'Fleece') ?? '').split(/\s+/);
  const cards = ids.flatMap((id) => {
    const known = powerById(id);
    return known ? [powers[known.id].name] : [];
  });
  const parts = [cards.join(', '), tagOf(record, 'Date'), ui.replay.turns({ count: record.turns.length })];
  return parts.filter(Boolean).join(' · ');
}
