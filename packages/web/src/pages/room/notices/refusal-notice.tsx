import type { ReactNode } from 'react';
import { useWords } from '../../../common/words.tsx';
import { sayRefusal, useOnlineWords } from '../../../online/online-words.ts';
import { isRoomRefusal, sayRoomRefusal } from '../../../online/use-room-words.ts';
import { useRoomContext } from '../room-context.tsx';
import { RoomNotice } from './room-notice.tsx';

/** Why the last action was refused, until it is read or the next one is asked. */
export function RefusalNotice(): ReactNode {
  const { common } = useWords().ui;
  const online = useOnlineWords();
  const { words, room, state } = useRoomContext();
  const { refusal } = state;
  if (refusal === undefined) return undefined;
  const text = isRoomRefusal(words, refusal) ? sayRoomRefusal(words, refusal) : sayRefusal(online, refusal);
  return (
    <RoomNotice text={text} isWarning>
      <button type="button" className="button" onClick={() => room.dismissRefusal()}>
        {common.close}
      </button>
    </RoomNotice>
  );
}
