import { type Draft, type Game, type GameRecord, recordText, type Viewer } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../common/words.tsx';
import { baseNameOf, isViewShared, sharedGame, sharedPosition } from '../storage/sharing.ts';
import { Dialog } from './dialog.tsx';
import { shownPicture } from './picture-facts.ts';
import { PictureField } from './picture-field.tsx';
import type { PictureFacts } from './picture-text.ts';
import { CopyField, FileField, LinkField } from './share-fields.tsx';
import './share-dialog.css';

interface ShareDialogProps {
  readonly game: Game;
  /** The viewer: only what this viewer may know is shared. */
  readonly viewer: Viewer;
  readonly setup: TableSetup;
  readonly draft?: Draft | undefined;
  /** The number of shown steps, if an earlier position is shown. */
  readonly at?: number | undefined;
  readonly onClose: () => void;
}

/** All ways to share a game of this device. */
export function ShareDialog({ game, viewer, setup, draft, at, onClose }: ShareDialogProps): ReactNode {
  const words = useAllWords();
  const { sharing } = words.ui;
  const record = useMemo(() => sharedGame(game, viewer, setup, { draft }), [game, viewer, setup, draft]);
  const picture = useMemo(() => shownPicture(words, { game, viewer, setup, at }), [words, game, viewer, setup, at]);
  const note = viewer === 'spectator' ? sharing.onlyViewWatching : sharing.onlyView;
  return (
    <RecordDialog
      record={record}
      position={sharedPosition(game, viewer)}
      picture={picture}
      note={isViewShared(game) ? note : undefined}
      onClose={onClose}
    />
  );
}

interface RecordDialogProps {
  readonly record: GameRecord;
  readonly position: string;
  readonly picture: PictureFacts;
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** All ways to share a record. */
export function RecordDialog({ record, position, picture, note, onClose }: RecordDialogProps): ReactNode {
  const { sharing } = useAllWords().ui;
  const text = useMemo(() => recordText(record), [record]);
  return (
    <Dialog title={sharing.title} isOpen onClose={onClose}>
      <div className="stack share">
        {note && <p className="notice">{note}</p>}
        <LinkField record={record} text={text} />
        <PictureField facts={picture} file={baseNameOf(record)} />
        <FileField record={record} text={text} />
        <CopyField label={sharing.record} button={sharing.copyRecord} text={text} rows={6} />
        <CopyField label={sharing.position} button={sharing.copyPosition} text={position} rows={2} />
      </div>
    </Dialog>
  );
}
