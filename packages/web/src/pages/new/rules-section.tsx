import { HOUSE_RULES, type HouseRule } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { FormProps } from '../../new-game/form-props.ts';
import { houseRulesFor } from '../../new-game/power-choices.ts';
import { Toggle } from '../../parts/toggle.tsx';

export function RulesSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <section aria-labelledby="new-rules">
      <h3 id="new-rules">{newGame.rulesTitle}</h3>
      <Toggle
        label={newGame.repetition}
        note={newGame.repetitionNote}
        isOn={form.repetition}
        onChange={(repetition) => onChange({ repetition })}
      />
      <HouseRules form={form} onChange={onChange} />
    </section>
  );
}

/** Only those that matter with the powers of this game. */
function HouseRules({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const rules = houseRulesFor(form);
  const toggle = (rule: HouseRule, isOn: boolean): void =>
    onChange({ house: HOUSE_RULES.filter((one) => (one === rule ? isOn : form.house.includes(one))) });
  if (rules.length === 0) return undefined;
  return (
    <>
      <h4 className="new-house">{newGame.houseTitle}</h4>
      {rules.map((rule) => (
        <Toggle
          key={rule}
          label={newGame.house[rule]}
          note={newGame.houseNotes[rule]}
          isOn={form.house.includes(rule)}
          onChange={(isOn) => toggle(rule, isOn)}
        />
      ))}
    </>
  );
}
