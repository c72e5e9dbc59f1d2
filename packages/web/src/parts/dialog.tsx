import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../common/words.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called for Escape, the close button, or a tap outside of the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the lower edge, the primary one last. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'wide';
}

/** A modal dialog. The browser keeps the focus inside; when it closes, the focus returns to where it was. */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen ? <OpenDialog {...props} /> : undefined;
}

function OpenDialog({ title, onClose, children, actions, size = 'narrow' }: DialogProps): ReactNode {
  const dialog = useModal();
  const heading = useId();
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={heading}
      onClick={closeOutside}
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

/** Opens the dialog as a modal, and restores the focus even if the parent unmounts it. */
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
