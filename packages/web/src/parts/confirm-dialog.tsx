import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** The label of the confirming button. */
  readonly action: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, action, onClose, onConfirm, children }: ConfirmDialogProps): ReactNode {
  const { common } = useWords().ui;
  const actions = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {common.cancel}
      </button>
      <button type="button" className="button danger" onClick={onConfirm}>
        {action}
      </button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={actions}>
      {children}
    </Dialog>
  );
}
