import type { ReactNode } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { settings } from '../../../common/settings.ts';
import { useWords } from '../../../common/words.tsx';
import { isRoomRefusal, sayRefusal, sayRoomRefusal, useOnlineWords } from '../../../online/online-words.ts';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useRoomContext } from '../room-context.tsx';

interface RoomNoticeProps {
  readonly text: string;
  readonly isWarning?: boolean;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A notice about something around the game, with its buttons. */
export const RoomNotice = ({ text, isWarning = false, children }: RoomNoticeProps): ReactNode => (
  <div className={isWarning ? 'notice warning row' : 'notice row'} role="status">
    <span>{text}</span>
    {children}
  </div>
);

/** Says that there is no connection, and since when. Short losses are not reported. */
export function ConnectionNotice(): ReactNode {
  const { words } = useRoomContext();
  const { state, since } = useStore(tabConnection().status);
  const { language } = useStore(settings);
  if (state !== 'offline') return undefined;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(since);
  return <RoomNotice text={words.offline({ time })} isWarning />;
}

/** Why the last action was refused, until it is dismissed or another action is sent. */
export function RoomRefusalNotice(): ReactNode {
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
