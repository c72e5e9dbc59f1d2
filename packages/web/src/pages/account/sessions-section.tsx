import type { SessionFacts } from '@oia/protocol';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { api } from '../../online/api.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer, useTask } from '../../online/use-request.ts';
import { sayDay } from '../../parts/dates.ts';
import { Section } from '../../parts/setting-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';

/** The browsers that are signed in; each but this one can be signed out from here. */
export function SessionsSection({ onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const { value, again } = useAnswer(api.sessions);
  const task = useTask();
  const sessions = value?.sessions ?? [];
  const endOthers = (): void =>
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(api.endOtherSessions, () => {
      again();
      onDone(account.sessionsEnded);
    });
  return (
    <Section title={account.sessionsTitle}>
      <ul className="account-list">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            // Requests do not reject: refusals come as answers, and are shown.
            onEnd={() => void task.run(() => api.endSession(session.id), again)}
          />
        ))}
      </ul>
      <RefusalNotice code={task.code} />
      {sessions.length > 2 && (
        <button type="button" className="button" disabled={task.isBusy} onClick={endOthers}>
          {account.sessionsEnd}
        </button>
      )}
    </Section>
  );
}

function SessionLine({ session, onEnd }: { readonly session: SessionFacts; readonly onEnd: () => void }): ReactNode {
  const { account } = useOnlineWords();
  const { language } = useStore(settings);
  const name = deviceIn(session.agent) ?? account.unknownDevice;
  const about = session.isThis ? account.sessionThis : account.sessionSeen({ when: sayDay(language, session.seenAt) });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="soft">{about}</p>
      </div>
      {!session.isThis && (
        <button type="button" className="button" aria-label={account.sessionEndLabel({ name })} onClick={onEnd}>
          {account.sessionEnd}
        </button>
      )}
    </li>
  );
}

/** The first match counts: a browser's user agent also names its ancestors. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstIn = (agent: string, known: readonly (readonly [RegExp, string])[]): string[] =>
  known
    .filter(([pattern]) => pattern.test(agent))
    .map(([, name]) => name)
    .slice(0, 1);

/** Browser and system of a user agent, such as "Firefox · Linux"; undefined if neither is known. */
export function deviceIn(agent: string): string | undefined {
  const names = [...firstIn(agent, BROWSERS), ...firstIn(agent, SYSTEMS)];
  return names.length > 0 ? names.join(' · ') : undefined;
}
