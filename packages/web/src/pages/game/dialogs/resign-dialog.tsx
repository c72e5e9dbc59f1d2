import { isOut, seatsOf } from '@oia/rules';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { useWords } from '../../../words.tsx';
import { usePlaying } from '../game-context.tsx';
import { speakerOf } from '../prompt/speaker.ts';

/** Giving up is asked twice. */
export function ResignDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game } = useWords().ui;
  const { session, nameOf } = usePlaying();
  const speaker = speakerOf(session);
  const goesOn = useOthersGoOn();
  if (speaker === undefined) return undefined;
  const resign = (): void => {
    onClose();
    session.resign(speaker);
  };
  return (
    <ConfirmDialog title={game.resignTitle} action={game.resignNow} onClose={onClose} onConfirm={resign}>
      <p>{game.resignQuestion({ player: nameOf(speaker) })}</p>
      {goesOn && <p>{game.resignOthers}</p>}
    </ConfirmDialog>
  );
}

/** Of three players two are left. */
function useOthersGoOn(): boolean {
  const { look } = usePlaying();
  const { match, view } = look;
  const left = seatsOf(match).filter((seat) => !isOut(view, seat));
  return match.sides > 2 && left.length > 2;
}
