import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react';
import { useOnlineWords } from '../../online/online-words.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly note?: string;
  readonly maxLength?: number;
}

const MAX_NAME_LENGTH = 30;

/** A name, or another short text. */
export function TextField({
  label,
  value,
  onChange,
  autoComplete,
  note,
  maxLength = MAX_NAME_LENGTH,
}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={maxLength}
        required
        value={value}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className="soft account-note">
          {note}
        </p>
      )}
    </div>
  );
}

/** A password, which can be shown. */
export function PasswordField({ label, value, onChange, autoComplete, note }: FieldProps): ReactNode {
  const { account } = useOnlineWords();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="account-password">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          required
          value={value}
          aria-describedby={note && `${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="button quiet"
          aria-pressed={isShown}
          aria-label={account.passwordShow}
          title={account.passwordShow}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      </div>
      {note && (
        <p id={`${id}-note`} className="soft account-note">
          {note}
        </p>
      )}
    </div>
  );
}

function EyeIcon({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" strokeWidth="2" />}
    </svg>
  );
}
