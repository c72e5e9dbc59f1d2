import { type Draft, type Game, type GameRecord, recordText, type Viewer } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { isViewShared, sharedGame, sharedPosition } from '../storage/sharing.ts';
import { useAllWords } from '../words.tsx';
import { Dialog } from './dialog.tsx';
import { CopyField, FileField, LinkField } from './share-fields.tsx';
import './share-dialog.css';

interface ShareDialogProps {
  readonly game: Game;
  /** Who holds the device: only what this viewer may know is shared. */
  readonly viewer: Viewer;
  readonly setup: TableSetup;
  readonly draft?: Draft | undefined;
  readonly onClose: () => void;
}

/** All ways to share a game of this device. */
export function ShareDialog({ game, viewer, setup, draft, onClose }: ShareDialogProps): ReactNode {
  const { sharing } = useAllWords().ui;
  const record = useMemo(() => sharedGame(game, viewer, setup, { draft }), [game, viewer, setup, draft]);
  const note = viewer === 'spectator' ? sharing.onlyViewWatching : sharing.onlyView;
  return (
    <RecordDialog
      record={record}
      position={sharedPosition(game, viewer)}
      note={isViewShared(game) ? note : undefined}
      onClose={onClose}
    />
  );
}

interface RecordDialogProps {
  readonly record: GameRecord;
  readonly position: string;
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** All ways to share a record. */
export function RecordDialog({ record, position, note, onClose }: RecordDialogProps): ReactNode {
  const { sharing } = useAllWords().ui;
  const text = useMemo(() => recordText(record), [record]);
  return (
    <Dialog title={sharing.title} isOpen onClose={onClose}>
      <div className="stack share">
        {note && <p className="notice">{note}</p>}
        <LinkField record={record} text={text} />
        <FileField record={record} text={text} />
        <CopyField label={sharing.record} button={sharing.copyRecord} text={text} rows={6} />
        <CopyField label={sharing.position} button={sharing.copyPosition} text={position} rows={2} />
      </div>
    </Dialog>
  );
}
