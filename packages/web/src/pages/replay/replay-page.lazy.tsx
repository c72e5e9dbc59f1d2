import { namesIn, type RecordFault } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import { FaultNotice } from '../../replay/fault-notice.tsx';
import { openRecord } from '../../replay/opened-record.ts';
import { RecordPlayer } from '../../replay/record-player.tsx';
import { type Imported, type RecordRead, readFragment } from '../../storage/import-records.ts';
import { GameList } from './game-list.tsx';
import { ImportForm, importedGames } from './import-form.tsx';
import { AnotherLink, FaultPage, FinishedGames, SavedReplay } from './saved-replay.tsx';
import '../../replay/replay.css';

interface ReplayPageProps {
  /** The id of a game on this device. */
  readonly id: string | undefined;
  /** The fragment of the address. */
  readonly record: string | undefined;
}

export function ReplayPage({ id, record }: ReplayPageProps): ReactNode {
  if (id !== undefined) return <SavedReplay id={id} />;
  return record === undefined ? <StartView /> : <LinkReplay link={record} />;
}

function StartView(): ReactNode {
  const { replay } = useAllWords().ui;
  const games = useStore(importedGames);
  const [only, ...more] = games;
  const close = (): void => importedGames.set([]);
  if (only && more.length === 0) return <RecordView read={only} text="" onLeave={close} />;
  return (
    <div className="stack">
      <header>
        <h1>{replay.title}</h1>
        <p className="soft">{replay.intro}</p>
      </header>
      {games.length > 0 && <GameList games={games} onClose={close} />}
      <section className="card">
        <h2>{replay.bring}</h2>
        <ImportForm />
      </section>
      <FinishedGames />
    </div>
  );
}

/** Replays the game in the fragment of the address. */
function LinkReplay({ link }: { readonly link: string }): ReactNode {
  const { common, replay } = useAllWords().ui;
  const [imported, setImported] = useState<Imported>();
  useEffect(() => {
    let isCurrent = true;
    readFragment(link).then((read) => isCurrent && setImported(read));
    return () => {
      isCurrent = false;
    };
  }, [link]);
  if (!imported) return <p role="status">{common.loading}</p>;
  if (imported.kind !== 'games') {
    const fault = imported.kind === 'link' ? imported.fault : 'brokenLink';
    return (
      <FaultPage>
        <p className="notice warning">{replay.linkFaults[fault]}</p>
      </FaultPage>
    );
  }
  const [only, ...more] = imported.games;
  if (only && more.length === 0) return <RecordView read={only} text={imported.text} />;
  return (
    <div className="stack">
      <h1>{replay.title}</h1>
      <GameList games={imported.games} />
    </div>
  );
}

interface RecordViewProps {
  readonly read: RecordRead;
  readonly text: string;
  readonly onLeave?: () => void;
}

/** Replays a record, or shows its fault. */
function RecordView({ read, text, onLeave }: RecordViewProps): ReactNode {
  const opened = useMemo(() => (read.ok ? openRecord(read.value) : read), [read]);
  if (!opened.ok) return <FaultyRecord fault={opened.error} text={text} />;
  return (
    <>
      <RecordPlayer opened={opened.value} names={namesIn(opened.value.record)} looks={USUAL_LOOKS} />
      <AnotherLink {...(onLeave ? { onLeave } : {})} />
    </>
  );
}

function FaultyRecord({ fault, text }: { readonly fault: RecordFault; readonly text: string }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <FaultPage>
      <FaultNotice fault={fault} text={text} />
      <p>{replay.correct}</p>
      <ImportForm text={text} />
    </FaultPage>
  );
}
