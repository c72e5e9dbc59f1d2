import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { member, rememberAnswer } from '../../online/member.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { makePasskey, signInByPasskey, supportsPasskeys } from '../../online/passkeys.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useTask } from '../../online/use-request.ts';
import { Section } from '../../parts/setting-fields.tsx';
import { PasswordField, TextField } from './account-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';

interface SignInSectionProps extends Pick<AccountProps, 'onDone'> {
  readonly isGuest: boolean;
}

export function SignInSection({ isGuest, onDone }: SignInSectionProps): ReactNode {
  const { account } = useOnlineWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  const welcome = (): void => {
    const me = member.value;
    if (me && me !== 'anonymous') onDone(account.signedIn({ name: me.name }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(() => rememberAnswer(api.signIn({ name: name.trim(), password })), welcome);
  };
  return (
    <Section title={account.signInTitle}>
      {isGuest && <p className="soft">{account.signInGuestNote}</p>}
      {supportsPasskeys() && (
        <>
          <button
            type="button"
            className="button"
            disabled={task.isBusy}
            // Requests do not reject: refusals come as answers, and are shown.
            onClick={() => void task.run(signInByPasskey, welcome)}
          >
            {account.signInPasskey}
          </button>
          <p className="account-or soft">{account.or}</p>
        </>
      )}
      <form className="stack account-sign-in" onSubmit={submit}>
        <TextField label={account.name} value={name} onChange={setName} autoComplete="username webauthn" />
        <PasswordField
          label={account.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <RefusalNotice code={task.code} />
        <div className="row">
          <button type="submit" className="button primary" disabled={task.isBusy}>
            {account.signIn}
          </button>
        </div>
      </form>
    </Section>
  );
}

/** The server's minimum; checked here too, because its refusal has no words of its own. */
const MIN_PASSWORD_LENGTH = 8;

interface RegisterSectionProps extends Pick<AccountProps, 'onDone'> {
  /** The guest's name. */
  readonly name: string;
}

/** Turns a guest into an account with a password or a passkey; games and name stay. */
export function RegisterSection({ name: guest, onDone }: RegisterSectionProps): ReactNode {
  const { account } = useOnlineWords();
  const [name, setName] = useState(guest);
  const [password, setPassword] = useState('');
  const task = useTask();
  const welcome = (): void => onDone(account.welcome({ name: name.trim() }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password.length < MIN_PASSWORD_LENGTH) return task.refuse('passwordShort');
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(() => rememberAnswer(api.register({ name: name.trim(), password })), welcome);
  };
  // Requests do not reject: refusals come as answers, and are shown.
  const byPasskey = (): void => void task.run(() => makePasskey(account.passkeyDefault, name.trim()), welcome);
  return (
    <Section title={account.registerTitle}>
      <p className="soft">{account.registerNote}</p>
      <form className="stack account-register" onSubmit={submit}>
        <TextField
          label={account.name}
          value={name}
          onChange={setName}
          autoComplete="username"
          note={account.nameNote}
        />
        <PasswordField
          label={account.password}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          note={account.passwordNote}
        />
        <RefusalNotice code={task.code} />
        <div className="row">
          <button type="submit" className="button primary" disabled={task.isBusy}>
            {account.register}
          </button>
          {supportsPasskeys() && (
            <button type="button" className="button" disabled={task.isBusy || name.trim() === ''} onClick={byPasskey}>
              {account.registerPasskey}
            </button>
          )}
        </div>
        {supportsPasskeys() && <p className="soft account-note">{account.passkeyFirstNote}</p>}
      </form>
    </Section>
  );
}
