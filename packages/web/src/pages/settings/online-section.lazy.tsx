import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings as chosen } from '../../common/settings.ts';
import { isNoticeBlocked, wantNotices } from '../../online/notices.ts';
import { useRoomWords } from '../../online/online-words.ts';
import { Section, SettingToggle } from '../../parts/setting-fields.tsx';
import { Toggle } from '../../parts/toggle.tsx';

/** Settings of online games; loaded only if there is a server. */
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
          // Browsers answer with a permission, and do not reject.
          onChange={(isOn) => void wantNotices(isOn)}
        />
      </div>
    </Section>
  );
}
