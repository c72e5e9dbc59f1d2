import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer, useTask } from '../../online/use-request.ts';
import { Section } from '../../parts/setting-fields.tsx';
import { CopyField } from '../../parts/share-fields.tsx';
import { TextField } from './account-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';
import { KeyList } from './key-list.tsx';
import '../../parts/share-dialog.css';

/** Tokens for programs that play. A new token is shown only once. */
export function TokensSection({ onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const { value, again } = useAnswer(api.tokens);
  const [label, setLabel] = useState('');
  const [token, setToken] = useState<string>();
  const task = useTask();
  const removed = (): void => {
    again();
    onDone(account.tokenRemoved);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(
      () => api.makeToken(label.trim()),
      (made) => {
        setToken(made.token);
        setLabel('');
        again();
      },
    );
  };
  const keys = (value?.tokens ?? []).map(({ madeAt, ...key }) => ({ ...key, createdAt: madeAt }));
  return (
    <Section title={account.tokensTitle}>
      <p className="soft">{account.tokensNote}</p>
      <KeyList
        keys={keys}
        // Requests do not reject: refusals come as answers, and are shown.
        onRemove={({ id }) => void task.run(() => api.removeToken(id), removed)}
      />
      {token !== undefined && (
        <div className="notice">
          <CopyField label={account.newToken} button={account.copyToken} text={token} />
        </div>
      )}
      <form className="stack account-token" onSubmit={submit}>
        <TextField label={account.tokenLabel} value={label} onChange={setLabel} autoComplete="off" />
        <RefusalNotice code={task.code} />
        <div className="row">
          <button type="submit" className="button" disabled={task.isBusy || label.trim() === ''}>
            {account.addToken}
          </button>
        </div>
      </form>
    </Section>
  );
}
