import type { Scene } from '@oia/board';
import type { NameOf } from '@oia/narration';
import { positionText, recordText } from '@oia/rules';
import type { Looks, Seat } from '@oia/table';
import { type ReactNode, useState } from 'react';
import { newGameId } from '../base/random-id.ts';
import { Link, navigate } from '../common/router.tsx';
import { useAllWords } from '../common/words.tsx';
import type { PictureFacts } from '../parts/picture-text.ts';
import { RecordDialog } from '../parts/share-dialog.tsx';
import type { Kept } from '../storage/device.ts';
import { keepGame } from '../storage/games.ts';
import { linkOf } from '../storage/links.ts';
import { type OpenedRecord, tableAt } from './opened-record.ts';
import { PlayOn } from './play-on.tsx';
import { positionAt } from './watching.ts';

interface RecordActionsProps {
  readonly opened: OpenedRecord;
  readonly at: number;
  readonly id: string | undefined;
  readonly nameOf: NameOf;
  readonly looks: Looks;
  readonly seats: readonly Seat[] | undefined;
  /** The shown board. */
  readonly scene: Scene;
  /** Makes the picture of what is shown. */
  readonly picture: () => PictureFacts;
  readonly onFlip: () => void;
}

/** Play on, share, save, flip the board. */
export function RecordActions(props: RecordActionsProps): ReactNode {
  const { replay } = useAllWords().ui;
  const { opened, at, id, picture, onFlip } = props;
  const [shared, setShared] = useState<PictureFacts>();
  const { game, record, isView } = opened;
  const position = positionAt(opened, at);
  return (
    <section className="card stack">
      <h2 className="unseen">{replay.actions}</h2>
      <PlayOn {...props} />
      <div className="row">
        {id !== undefined && !game.outcome && (
          <Link to={{ page: 'game', id }} className="button primary">
            {replay.continue}
          </Link>
        )}
        <button type="button" className="button" onClick={() => setShared(picture())}>
          {replay.share}
        </button>
        {id === undefined && !isView && <SaveButton opened={opened} />}
        <AnalyseButton opened={opened} at={at} id={id} />
        <button type="button" className="button" onClick={onFlip}>
          {replay.flip}
        </button>
      </div>
      {shared && (
        <RecordDialog
          record={record}
          position={positionText({ match: game.match, position })}
          picture={shared}
          onClose={() => setShared(undefined)}
        />
      )}
    </section>
  );
}

/** A game of the device by its id, any other by its record; of a view only the last position. */
function AnalyseButton({ opened, at, id }: Pick<RecordActionsProps, 'opened' | 'at' | 'id'>): ReactNode {
  const { analysis } = useAllWords().ui;
  if (id !== undefined) {
    return (
      <Link to={{ page: 'analysis', id, at }} className="button">
        {analysis.analyse}
      </Link>
    );
  }
  const analyse = async (): Promise<void> => {
    const record = await linkOf(recordText(opened.record));
    if (record !== undefined) navigate({ page: 'analysis', record, at });
  };
  return (
    <button type="button" className="button" onClick={analyse}>
      {analysis.analyse}
    </button>
  );
}

function SaveButton({ opened }: { readonly opened: OpenedRecord }): ReactNode {
  const { replay, common } = useAllWords().ui;
  const [saved, setSaved] = useState<{ readonly id: string; readonly kept: Kept }>();
  const { game } = opened;
  const save = (): void => {
    const id = newGameId();
    const setup = tableAt(opened, game.first);
    setSaved({ id, kept: keepGame({ id, played: new Date().toISOString(), setup, game, draft: undefined }) });
  };
  if (!saved) {
    return (
      <button type="button" className="button" onClick={save}>
        {replay.save}
      </button>
    );
  }
  const said = { kept: replay.saved, full: common.keptFull, denied: common.keptDenied };
  return (
    <span className="row" role="status">
      {said[saved.kept]}
      <Link to={{ page: 'replay', id: saved.id }}>{replay.toSaved}</Link>
    </span>
  );
}
