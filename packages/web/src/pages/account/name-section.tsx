import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { api } from '../../online/api.ts';
import { rememberAnswer, setMember } from '../../online/member.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useTask } from '../../online/use-request.ts';
import { Section } from '../../parts/setting-fields.tsx';
import { TextField } from './account-fields.tsx';
import type { AccountProps } from './account-page.lazy.tsx';

/** The public name; with an account also the link to the profile and the button that signs out. */
export function NameSection({ me, onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const [name, setName] = useState(me.name);
  const task = useTask();
  const isGuest = me.kind === 'guest';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(
      () => rememberAnswer(api.changeMe({ name: name.trim() })),
      () => onDone(account.nameSaved),
    );
  };
  return (
    <Section title={isGuest ? account.guestNameTitle : account.nameTitle}>
      <form className="stack account-name" onSubmit={submit}>
        <TextField
          label={account.name}
          value={name}
          onChange={setName}
          autoComplete="nickname"
          note={account.nameNote}
        />
        <RefusalNotice code={task.code} />
        <div className="row">
          <button type="submit" className="button" disabled={task.isBusy || name.trim() === me.name}>
            {account.saveName}
          </button>
          {!isGuest && <AccountLinks me={me} onDone={onDone} />}
        </div>
      </form>
    </Section>
  );
}

function AccountLinks({ me, onDone }: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  const task = useTask();
  const leave = (): void =>
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(api.signOut, () => {
      setMember(undefined);
      onDone(account.signedOut);
    });
  return (
    <>
      <Link to={{ page: 'player', name: me.name }} className="button">
        {account.profile}
      </Link>
      <button type="button" className="button" disabled={task.isBusy} onClick={leave}>
        {account.signOut}
      </button>
    </>
  );
}
