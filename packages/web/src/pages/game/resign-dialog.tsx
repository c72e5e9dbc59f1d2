import { has, layout } from '@oia/rules';
import { intAt, seatsOf } from '@oia/telling';
import type { ReactNode } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useWords } from '../../words.tsx';
import { usePlaying } from './game-context.tsx';
import { speakerOf } from './speaker.ts';

/** Giving up is asked twice. */
export function ResignDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game } = useWords().ui;
  const { session, nameOf } = usePlaying();
  const speaker = speakerOf(session);
  const goesOn = useOthersGoOn();
  if (speaker === undefined) return undefined;
  return (
    <Dialog title={game.resignTitle} isOpen onClose={onClose} actions={<Answers seat={speaker} onClose={onClose} />}>
      <p>{game.resignQuestion({ player: nameOf(speaker) })}</p>
      {goesOn && <p>{game.resignOthers}</p>}
    </Dialog>
  );
}

/** Of three players two are left. */
function useOthersGoOn(): boolean {
  const { look } = usePlaying();
  const { match, view } = look;
  const left = seatsOf(match).filter((seat) => !has(intAt(view, layout.OUT), seat));
  return match.sides > 2 && left.length > 2;
}

function Answers({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }): ReactNode {
  const { game, common } = useWords().ui;
  const { session } = usePlaying();
  const resign = (): void => {
    onClose();
    session.resign(seat);
  };
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {common.cancel}
      </button>
      <button type="button" className="button danger" onClick={resign}>
        {game.resignNow}
      </button>
    </>
  );
}
