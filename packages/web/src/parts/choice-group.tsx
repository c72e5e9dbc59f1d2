import { type ReactNode, useId } from 'react';
import './choice-group.css';

/** Radio buttons have text values only, so values are compared as text. */
type Value = string | number;

export interface Choice<T extends Value> {
  readonly value: T;
  readonly label: ReactNode;
  /** A sentence that is shown while this is chosen. */
  readonly note?: string | undefined;
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined;
}

interface ChoiceGroupProps<T extends Value> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The legend is for screen readers only. */
  readonly isLegendUnseen?: boolean;
}

/** A radio group that looks like a segmented control. */
export function ChoiceGroup<T extends Value>(props: ChoiceGroupProps<T>): ReactNode {
  const { legend, choices, value, onChange, isLegendUnseen } = props;
  const name = useId();
  const chosen = choices.find((choice) => choice.value === value);
  const refused = choices.filter((choice) => choice.refusal !== undefined);
  return (
    <fieldset className="choice-group">
      <legend className={isLegendUnseen ? 'unseen' : 'legend'}>{legend}</legend>
      <div className="choice-group-choices">
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.value}
            choice={choice}
            name={name}
            isChosen={choice === chosen}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      {chosen?.note && <p className="choice-group-note soft">{chosen.note}</p>}
      <Refusals reasons={refused.map(({ refusal }) => refusal ?? '')} />
    </fieldset>
  );
}

interface ChoiceButtonProps<T extends Value> {
  readonly choice: Choice<T>;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton<T extends Value>({ choice, name, isChosen, onChoose }: ChoiceButtonProps<T>): ReactNode {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        disabled={choice.refusal !== undefined}
        onChange={onChoose}
      />
      <span>{choice.label}</span>
    </label>
  );
}

/** Each reason once, even if it applies to several choices. */
function Refusals({ reasons }: { readonly reasons: readonly string[] }): ReactNode {
  return [...new Set(reasons)].map((reason) => (
    <p key={reason} className="choice-group-note soft">
      {reason}
    </p>
  ));
}
