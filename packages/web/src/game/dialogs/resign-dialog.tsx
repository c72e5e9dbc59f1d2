import { isOut, seatsOf } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useGameContext } from '../game-context.tsx';
import { seatAtScreen } from '../prompt/seat-at-screen.ts';

/** Asks before a player resigns. */
export function ResignDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { gameHelp } = useAllWords().ui;
  const { session, nameOf } = useGameContext();
  const seat = seatAtScreen(session);
  const continues = useContinues();
  if (seat === undefined) return undefined;
  const resign = (): void => {
    onClose();
    session.send({ kind: 'resign' }, seat);
  };
  return (
    <ConfirmDialog title={gameHelp.resignTitle} action={gameHelp.resignNow} onClose={onClose} onConfirm={resign}>
      <p>{gameHelp.resignQuestion({ player: nameOf(seat) })}</p>
      {continues && <p>{gameHelp.resignOthers}</p>}
    </ConfirmDialog>
  );
}

/** True if a resignation leaves two of three players in the game. */
function useContinues(): boolean {
  const { shown } = useGameContext();
  const { match, view } = shown;
  const left = seatsOf(match).filter((seat) => !isOut(view, seat));
  return match.sides > 2 && left.length > 2;
}
