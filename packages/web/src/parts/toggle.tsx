import { type ReactNode, useId } from 'react';
import './toggle.css';

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** A sentence that says what it does. */
  readonly note?: string | undefined;
  /** Why it cannot be changed now. */
  readonly refusal?: string | undefined;
}

/** A checkbox that looks like a switch. */
export function Toggle({ label, isOn, onChange, note, refusal }: ToggleProps): ReactNode {
  const id = useId();
  const about = [note && `${id}-note`, refusal && `${id}-refusal`].filter(Boolean).join(' ');
  return (
    <div className="toggle">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={refusal !== undefined}
          aria-describedby={about || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={`${id}-note`} className="soft">
          {note}
        </p>
      )}
      {refusal && (
        <p id={`${id}-refusal`} className="soft">
          {refusal}
        </p>
      )}
    </div>
  );
}
