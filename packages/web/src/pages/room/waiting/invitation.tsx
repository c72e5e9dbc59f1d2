import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../../base/lazy-component.tsx';
import { pathOf } from '../../../common/routes.ts';
import { useWords } from '../../../common/words.tsx';
import { copyText } from '../../../parts/clipboard.ts';
import { useRoomContext } from '../room-context.tsx';

// Drawing a code takes more code than all the rest of this page.
const QrCode = lazyComponent(async () => (await import('./qr-code.lazy.tsx')).QrCode);

/** The link to the table: to copy, to share, to scan. */
export function Invitation(): ReactNode {
  const { words, room } = useRoomContext();
  const link = new URL(pathOf({ page: 'room', id: room.id }), location.href).href;
  return (
    <section className="card stack room-invitation">
      <h2>{words.invite}</h2>
      <p className="soft">{words.inviteNote}</p>
      <LinkField link={link} />
      <Code link={link} />
    </section>
  );
}

function LinkField({ link }: { readonly link: string }): ReactNode {
  const { words } = useRoomContext();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    setMessage((await copyText(link, field.current)) ? words.copied : words.notCopied);
  };
  return (
    <>
      <label htmlFor={id} className="unseen">
        {words.link}
      </label>
      <input id={id} ref={field} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className="row">
        <button
          type="button"
          className="button primary"
          // Never rejects: a failed copy is reported to the user.
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
        <ShareButton link={link} />
      </div>
      <p role="status" className="room-copied">
        {message}
      </p>
    </>
  );
}

/** Shown only if the browser has a share menu. */
function ShareButton({ link }: { readonly link: string }): ReactNode {
  const { common } = useWords().ui;
  const { words } = useRoomContext();
  if (!('share' in navigator)) return undefined;
  const share = (): void => {
    // Closing the share menu rejects the promise, which is no error.
    navigator.share({ title: common.appName, text: words.shareText, url: link }).catch(() => undefined);
  };
  return (
    <button type="button" className="button" onClick={share}>
      {words.share}
    </button>
  );
}

function Code({ link }: { readonly link: string }): ReactNode {
  const { words } = useRoomContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.code}</summary>
      <Suspense>{isOpen && <QrCode text={link} label={words.codeLabel} />}</Suspense>
    </details>
  );
}
