import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { rememberAnswer } from '../../online/member.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useTask } from '../../online/use-request.ts';
import { Section } from '../../parts/setting-fields.tsx';
import { PasswordField } from './account-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';

const MIN_PASSWORD_LENGTH = 8;

export function PasswordSection({ me, onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const task = useTask();
  const saved = (): void => {
    setCurrent('');
    setNext('');
    onDone(account.passwordSaved);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (next.length < MIN_PASSWORD_LENGTH) return task.refuse('passwordShort');
    const password = { ...(me.hasPassword ? { current } : {}), next };
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(() => rememberAnswer(api.changeMe({ password })), saved);
  };
  return (
    <Section title={account.passwordTitle}>
      <form className="stack account-change" onSubmit={submit}>
        {/* Password managers need the user name beside the password. */}
        <input type="text" hidden readOnly autoComplete="username" value={me.name} />
        {me.hasPassword && (
          <PasswordField
            label={account.currentPassword}
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          label={account.newPassword}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
          note={account.passwordNote}
        />
        <RefusalNotice code={task.code} />
        <div className="row">
          <button type="submit" className="button" disabled={task.isBusy}>
            {me.hasPassword ? account.changePassword : account.setPassword}
          </button>
        </div>
      </form>
    </Section>
  );
}
