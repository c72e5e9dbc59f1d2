import { type ReactNode, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { changeSettings, settings } from '../../../common/settings.ts';
import { canAskToNotify, wantNotices } from '../../../online/notices.ts';
import { useRoomContext } from '../room-context.tsx';
import { RoomNotice } from './room-notice.tsx';

/** Nobody is asked before a game is under way. */
const STEPS_BEFORE = 6;

/** Asks once whether notifications are wanted, while the others think. */
export function NotifyQuestion(): ReactNode {
  const { words, view, state } = useRoomContext();
  const { notifyAsked } = useStore(settings);
  const [canAsk] = useState(canAskToNotify);
  const game = view.table?.game;
  const isTime = (game?.moments.length ?? 0) >= STEPS_BEFORE && game?.actor !== state.seat;
  // Once it is there it stays, so that the board does not move with every turn.
  const [isAsked, setAsked] = useState(isTime);
  if (isTime && !isAsked) setAsked(true);
  if (notifyAsked || !canAsk || state.seat === undefined || !isAsked || view.stage !== 'playing') return undefined;
  return (
    <div className="room-asks">
      <RoomNotice text={words.notifyQuestion}>
        <button type="button" className="button" onClick={() => void wantNotices(true)}>
          {words.notifyYes}
        </button>
        <button type="button" className="button quiet" onClick={() => changeSettings({ notifyAsked: true })}>
          {words.notifyNo}
        </button>
      </RoomNotice>
    </div>
  );
}
