import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { useAllWords } from '../../words.tsx';
import { ChosenCard, ChosenPowers } from './chosen-powers.tsx';
import { DealFields } from './deal-fields.tsx';
import { canHaveFleece } from './form-changes.ts';
import type { FormProps } from './form-props.ts';
import { POWER_WAYS } from './game-form.ts';

export function PowersSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const notes = form.isFleece ? newGame.wayFleeceNotes : newGame.wayNotes;
  const ways = POWER_WAYS.map((way) => ({
    value: way,
    label: newGame.ways[way],
    note: notes[way],
    ...(way === 'none' && form.players > 2 ? { refusal: newGame.noneForMore } : {}),
  }));
  return (
    <section className="card stack" aria-labelledby="new-powers">
      <h2 id="new-powers">{newGame.powersTitle}</h2>
      <ChoiceGroup legend={newGame.way} choices={ways} value={form.way} onChange={(way) => onChange({ way })} />
      <FleeceField form={form} onChange={onChange} />
      {form.way === 'chosen' && <Chosen form={form} onChange={onChange} />}
      {(form.way === 'random' || form.way === 'draft') && <DealFields form={form} onChange={onChange} />}
      {mayMeetBanned(form) && <OverrideField form={form} onChange={onChange} />}
    </section>
  );
}

const Chosen = (props: FormProps): ReactNode =>
  props.form.isFleece ? <ChosenCard {...props} /> : <ChosenPowers {...props} />;

const mayMeetBanned = ({ way, isFleece }: FormProps['form']): boolean =>
  !isFleece && (way === 'chosen' || way === 'draft');

function FleeceField({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const reason = form.players > 2 ? newGame.fleeceForTwo : newGame.fleeceNeedsPower;
  return (
    <Toggle
      label={newGame.fleece}
      note={newGame.fleeceNote}
      isOn={form.isFleece}
      onChange={(isFleece) => onChange({ isFleece })}
      refusal={canHaveFleece(form) ? undefined : reason}
    />
  );
}

function OverrideField({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <Toggle
      label={newGame.override}
      note={newGame.overrideNote}
      isOn={form.override}
      onChange={(override) => onChange({ override })}
    />
  );
}
