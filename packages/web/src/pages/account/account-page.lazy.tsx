import type { Me } from '@oia/protocol';
import { type ReactNode, useState } from 'react';
import { useFocusOnChange } from '../../base/use-focus-on-change.ts';
import { useStore } from '../../base/use-store.ts';
import { loadMember, member } from '../../online/member.ts';
import { NeedsServer } from '../../online/needs-server.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer } from '../../online/use-answer.ts';
import { DataSection } from './data-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { RegisterSection, SignInSection } from './sign-in-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import '../../parts/setting-fields.css';
import './account.css';

/** The account or guest of this browser, and all that can be changed about it. */
export function AccountPage(): ReactNode {
  const { account } = useOnlineWords();
  return (
    <NeedsServer title={account.title}>
      <Account />
    </NeedsServer>
  );
}

function Account(): ReactNode {
  const { account } = useOnlineWords();
  const me = useStore(member);
  const [message, setMessage] = useState('');
  const report = useFocusOnChange<HTMLParagraphElement>(message);
  return (
    <>
      <h1>{account.title}</h1>
      <p role="status" ref={report} tabIndex={-1} className={message ? 'notice' : 'unseen'}>
        {message}
      </p>
      {me === undefined ? <Asking /> : <Sections me={me} onDone={setMessage} />}
    </>
  );
}

/** Shown until the server has answered whether this browser is signed in. */
function Asking(): ReactNode {
  const { code, again } = useAnswer(loadMember);
  return <RefusalNotice code={code} onRetry={again} />;
}

interface SectionsProps extends Pick<AccountProps, 'onDone'> {
  readonly me: Me | 'anonymous';
}

function Sections({ me, onDone }: SectionsProps): ReactNode {
  if (me === 'anonymous') return <WithoutAccount me={undefined} onDone={onDone} />;
  return me.kind === 'guest' ? <WithoutAccount me={me} onDone={onDone} /> : <WithAccount me={me} onDone={onDone} />;
}

/** The props of every section. */
export interface AccountProps {
  readonly me: Me;
  /** Reports success in a sentence. */
  readonly onDone: (message: string) => void;
}

interface WithoutAccountProps extends Pick<AccountProps, 'onDone'> {
  readonly me: Me | undefined;
}

function WithoutAccount({ me, onDone }: WithoutAccountProps): ReactNode {
  const { account, hub } = useOnlineWords();
  return (
    <>
      <p className="account-lead">{me ? account.guestLead({ name: me.name || hub.guest }) : account.anonymousLead}</p>
      <div className="settings">
        <RegisterSection key={me?.name} name={me?.name ?? ''} onDone={onDone} />
        <SignInSection isGuest={me !== undefined} onDone={onDone} />
        {me && <NameSection key={me.name} me={me} onDone={onDone} />}
        {me && <DataSection me={me} onDone={onDone} />}
      </div>
    </>
  );
}

function WithAccount(props: AccountProps): ReactNode {
  const { account } = useOnlineWords();
  return (
    <>
      <p className="account-lead">{account.accountLead({ name: props.me.name })}</p>
      <div className="settings">
        <NameSection key={props.me.name} {...props} />
        <PasskeysSection {...props} />
        <PasswordSection key={String(props.me.hasPassword)} {...props} />
        <SessionsSection {...props} />
        <TokensSection {...props} />
        <DataSection {...props} />
      </div>
    </>
  );
}
