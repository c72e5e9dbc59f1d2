import { type PowerSet, SETS } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { canHaveHeroes } from '../../new-game/form-validation.ts';
import { namesIn } from '../../new-game/form-words.ts';
import type { FormProps, SeatChoice } from '../../new-game/game-form.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';

/** Leaves out powers with secrets and luck. */
export function OpenField({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <Toggle
      label={newGame.open}
      note={newGame.openNote}
      isOn={form.isOpen}
      onChange={(isOpen) => onChange({ isOpen })}
    />
  );
}

/** The sets of a deal or a draft. */
export function SetFields({ form, onChange }: FormProps): ReactNode {
  const { newGame, picker } = useAllWords().ui;
  const isMixed = form.sets.includes('hero') && form.sets.length > 1;
  const toggle = (set: PowerSet, isOn: boolean): void =>
    onChange({ sets: SETS.filter((one) => (one === set ? isOn : form.sets.includes(one))) });
  const refusal = (set: PowerSet): string | undefined => {
    if (set === 'hero' && !canHaveHeroes(form)) return newGame.heroesForTwo;
    return form.sets.length === 1 && form.sets.includes(set) ? newGame.lastSet : undefined;
  };
  return (
    <fieldset>
      <legend className="legend">{newGame.sets}</legend>
      <div className="new-sets">
        {SETS.map((set) => (
          <Toggle
            key={set}
            label={picker.sets[set]}
            isOn={form.sets.includes(set)}
            onChange={(isOn) => toggle(set, isOn)}
            refusal={refusal(set)}
          />
        ))}
      </div>
      {isMixed && <p className="notice new-note">{newGame.setsMixed}</p>}
    </fieldset>
  );
}

export function LimitedField({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <Toggle
      label={newGame.limited}
      note={newGame.limitedNote({ count: (form.players + 1) * 2 })}
      isOn={form.isLimited}
      onChange={(isLimited) => onChange({ isLimited })}
    />
  );
}

export function ChallengerField({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const seats = namesIn(words, form).map((label, seat) => ({ value: seat as SeatChoice, label }));
  return (
    <ChoiceGroup
      legend={newGame.challenger}
      choices={[...seats, { value: 'random', label: newGame.random }]}
      value={form.challenger}
      onChange={(challenger) => onChange({ challenger })}
    />
  );
}
