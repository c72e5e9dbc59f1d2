import { HOUSE_RULES, type HouseRule } from '@oia/rules';
import type { ReactNode } from 'react';
import { Toggle } from '../../parts/toggle.tsx';
import { useAllWords } from '../../words.tsx';
import type { FormProps } from './form-props.ts';

export function RulesSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const toggle = (rule: HouseRule, isOn: boolean): void =>
    onChange({ house: HOUSE_RULES.filter((one) => (one === rule ? isOn : form.house.includes(one))) });
  return (
    <section className="card" aria-labelledby="new-rules">
      <h2 id="new-rules">{newGame.rulesTitle}</h2>
      <Toggle
        label={newGame.repetition}
        note={newGame.repetitionNote}
        isOn={form.repetition}
        onChange={(repetition) => onChange({ repetition })}
      />
      <h3 className="new-house">{newGame.houseTitle}</h3>
      {HOUSE_RULES.map((rule) => (
        <Toggle
          key={rule}
          label={newGame.house[rule]}
          note={newGame.houseNotes[rule]}
          isOn={form.house.includes(rule)}
          onChange={(isOn) => toggle(rule, isOn)}
        />
      ))}
    </section>
  );
}
