import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useRoomContext } from './room-context.tsx';

/** Cancels the game as long as no turn was played. */
export function CancelButton(): ReactNode {
  const { room, words } = useRoomContext();
  const [isAsking, setAsking] = useState(false);
  const cancel = (): void => {
    setAsking(false);
    // Actions do not reject: refusals come as answers, and are shown.
    void room.act({ kind: 'cancel' });
  };
  return (
    <>
      <div className="game-buttons">
        <button type="button" className="button danger" onClick={() => setAsking(true)}>
          {words.cancel}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.cancel}
          action={words.cancelNow}
          onClose={() => setAsking(false)}
          onConfirm={cancel}
        >
          <p>{words.cancelQuestion}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
