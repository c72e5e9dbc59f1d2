import type { ReactNode } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { settings } from '../../../common/settings.ts';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useRoomContext } from '../room-context.tsx';
import { RoomNotice } from './room-notice.tsx';

/** Says that there is no connection, and since when. A short loss says nothing. */
export function ConnectionNotice(): ReactNode {
  const { words } = useRoomContext();
  const { state, since } = useStore(tabConnection().status);
  const { language } = useStore(settings);
  if (state !== 'offline') return undefined;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(since);
  return <RoomNotice text={words.offline({ time })} isWarning />;
}
