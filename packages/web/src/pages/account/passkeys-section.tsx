import type { PasskeyFacts } from '@oia/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { makePasskey, supportsPasskeys } from '../../online/passkeys.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer, useTask } from '../../online/use-request.ts';
import { Section } from '../../parts/setting-fields.tsx';
import { TextField } from './account-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';
import { KeyList } from './key-list.tsx';

const MAX_LABEL_LENGTH = 40;

/** Passkeys of an account: add one on this device, remove one that is lost. */
export function PasskeysSection({ onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const { value, again } = useAnswer(api.passkeys);
  const task = useTask();
  const removed = (): void => {
    again();
    onDone(account.passkeyRemoved);
  };
  const added = (): void => {
    again();
    onDone(account.passkeyAdded);
  };
  return (
    <Section title={account.passkeysTitle}>
      <p className="soft">{account.passkeysNote}</p>
      {value?.passkeys.length === 0 && <p>{account.passkeysNone}</p>}
      <KeyList
        keys={value?.passkeys ?? []}
        // Requests do not reject: refusals come as answers, and are shown.
        onRemove={({ id }: PasskeyFacts) => void task.run(() => api.removePasskey(id), removed)}
      />
      <RefusalNotice code={task.code} />
      {supportsPasskeys() ? <AddPasskey onAdded={added} /> : <p className="notice">{account.noPasskeys}</p>}
    </Section>
  );
}

function AddPasskey({ onAdded }: { readonly onAdded: () => void }): ReactNode {
  const { account } = useOnlineWords();
  const [label, setLabel] = useState(account.passkeyDefault);
  const task = useTask();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(() => makePasskey(label.trim()), onAdded);
  };
  return (
    <form className="stack account-passkey" onSubmit={submit}>
      <TextField
        label={account.passkeyLabel}
        value={label}
        onChange={setLabel}
        autoComplete="off"
        maxLength={MAX_LABEL_LENGTH}
      />
      <RefusalNotice code={task.code} />
      <div className="row">
        <button type="submit" className="button" disabled={task.isBusy || label.trim() === ''}>
          {account.addPasskey}
        </button>
      </div>
    </form>
  );
}
