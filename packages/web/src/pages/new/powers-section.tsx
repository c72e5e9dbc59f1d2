import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { type FormProps, hasFleeceHeroes } from '../../new-game/game-form.ts';
import { changeFor, POWER_CHOICES, type PowerChoice } from '../../new-game/power-choices.ts';
import { isSimple } from '../../new-game/saved-form.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { ChosenCard, ChosenPowers } from './chosen-powers.tsx';
import { SetFields } from './deal-fields.tsx';

/** The second step: with which powers. */
export function PowersSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  // Stays true when only the simple set is left, so that the set fields do not disappear while they are used.
  const [choosesSets, setChoosesSets] = useState(() => !isSimple(form));
  const notes = form.isFleece ? newGame.wayFleeceNotes : newGame.wayNotes;
  const dealt = choosesSets || !isSimple(form) ? 'random' : 'simple';
  const choices = POWER_CHOICES.map((way) => ({
    value: way,
    label: newGame.ways[way],
    note: notes[way],
    ...(way === 'none' && form.players > 2 ? { refusal: newGame.noneForMore } : {}),
  }));
  const choose = (choice: PowerChoice): void => {
    setChoosesSets(choice !== 'simple');
    onChange(changeFor(choice, form));
  };
  return (
    <section className="card stack new-step" aria-labelledby="new-powers">
      <h2 id="new-powers">{newGame.powersTitle}</h2>
      <ChoiceGroup
        legend={newGame.way}
        isLegendUnseen
        choices={choices}
        value={form.way === 'random' ? dealt : form.way}
        onChange={choose}
      />
      {form.way === 'chosen' && <Chosen form={form} onChange={onChange} />}
      {form.way === 'random' && dealt === 'random' && <SetFields form={form} onChange={onChange} />}
    </section>
  );
}

const Chosen = (props: FormProps): ReactNode => (
  <>
    {props.form.isFleece && <ChosenCard {...props} />}
    {(!props.form.isFleece || hasFleeceHeroes(props.form)) && <ChosenPowers {...props} />}
  </>
);
