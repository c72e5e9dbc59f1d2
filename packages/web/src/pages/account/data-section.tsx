import { type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { setMember } from '../../online/member.ts';
import { setMyRooms } from '../../online/my-rooms.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useTask } from '../../online/use-request.ts';
import { saveFile } from '../../parts/clipboard.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Section } from '../../parts/setting-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';

/** Exports everything the server has stored about the account, and deletes the account. */
export function DataSection({ me, onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const [isAsking, setAsking] = useState(false);
  const task = useTask();
  const forget = me.kind === 'guest' ? account.deleteGuest : account.delete;
  const save = (text: string): void => {
    saveFile('oia-data.json', text);
    onDone(account.exported);
  };
  const deleted = (): void => {
    setMyRooms([]);
    setMember(undefined);
    onDone(account.deleted);
  };
  const remove = (): void => {
    setAsking(false);
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(() => api.deleteMe(me.name), deleted);
  };
  return (
    <Section title={account.dataTitle}>
      <p className="soft">{account.dataNote}</p>
      <RefusalNotice code={task.code} />
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={task.isBusy}
          // Requests do not reject: refusals come as answers, and are shown.
          onClick={() => void task.run(api.myData, save)}
        >
          {account.export}
        </button>
        <button type="button" className="button danger" disabled={task.isBusy} onClick={() => setAsking(true)}>
          {forget}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog title={account.deleteTitle} action={forget} onClose={() => setAsking(false)} onConfirm={remove}>
          <p>{account.deleteText}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
