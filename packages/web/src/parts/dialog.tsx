import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the close button or a tap beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the lower edge, the one that does it last. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'wide';
}

/** A window over the page. The browser keeps the focus inside; when it closes the focus goes back to where it came from. */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen ? <OpenDialog {...props} /> : undefined;
}

function OpenDialog({ title, onClose, children, actions, size = 'narrow' }: DialogProps): ReactNode {
  const dialog = useModal();
  const heading = useId();
  const closeBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={heading}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { common } = useWords().ui;
  return (
    <button type="button" className="button quiet dialog-close" aria-label={common.close} onClick={onClose}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 4 16 16M16 4 4 16" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Opens over everything, and gives the focus back in the end even when it is taken away by its parent. */
function useModal(): { current: HTMLDialogElement | null } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    if (opened && !opened.open) opened.showModal();
    opened?.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
