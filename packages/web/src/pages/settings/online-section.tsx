import type { ReactNode } from 'react';
import { isNoticeBlocked, wantNotices } from '../../online/notices.ts';
import { useRoomWords } from '../../online/use-room-words.ts';
import { Toggle } from '../../parts/toggle.tsx';
import { settings as chosen } from '../../settings.ts';
import { useStore } from '../../use-store.ts';
import { Section, SettingToggle } from './setting-fields.tsx';

/** What concerns games with people elsewhere; only where there is a server. */
export function OnlineSection(): ReactNode {
  const { settings } = useRoomWords();
  const { notify } = useStore(chosen);
  return (
    <Section title={settings.title}>
      <div>
        <SettingToggle of="chat" label={settings.chat} note={settings.chatNote} />
        <Toggle
          label={settings.notify}
          note={settings.notifyNote}
          refusal={isNoticeBlocked() ? settings.notifyBlocked : undefined}
          isOn={notify && !isNoticeBlocked()}
          onChange={(isOn) => void wantNotices(isOn)}
        />
      </div>
    </Section>
  );
}
