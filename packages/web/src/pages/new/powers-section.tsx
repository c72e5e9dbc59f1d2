import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { useAllWords } from '../../words.tsx';
import { ChosenCard, ChosenPowers } from './chosen-powers.tsx';
import { DealFields } from './deal-fields.tsx';
import { POWER_WAYS } from './wish.ts';
import { canHaveFleece } from './wish-changes.ts';
import type { WishProps } from './wish-props.ts';

export function PowersSection({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const notes = wish.isFleece ? newGame.wayFleeceNotes : newGame.wayNotes;
  const ways = POWER_WAYS.map((way) => ({
    value: way,
    label: newGame.ways[way],
    note: notes[way],
    ...(way === 'none' && wish.players > 2 ? { refusal: newGame.noneForMore } : {}),
  }));
  return (
    <section className="card stack" aria-labelledby="new-powers">
      <h2 id="new-powers">{newGame.powersTitle}</h2>
      <ChoiceGroup legend={newGame.way} choices={ways} value={wish.way} onChange={(way) => onChange({ way })} />
      <FleeceField wish={wish} onChange={onChange} />
      {wish.way === 'chosen' && <Chosen wish={wish} onChange={onChange} />}
      {(wish.way === 'random' || wish.way === 'draft') && <DealFields wish={wish} onChange={onChange} />}
      {mayMeetBanned(wish) && <OverrideField wish={wish} onChange={onChange} />}
    </section>
  );
}

const Chosen = (props: WishProps): ReactNode =>
  props.wish.isFleece ? <ChosenCard {...props} /> : <ChosenPowers {...props} />;

const mayMeetBanned = ({ way, isFleece }: WishProps['wish']): boolean =>
  !isFleece && (way === 'chosen' || way === 'draft');

function FleeceField({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const reason = wish.players > 2 ? newGame.fleeceForTwo : newGame.fleeceNeedsPower;
  return (
    <Toggle
      label={newGame.fleece}
      note={newGame.fleeceNote}
      isOn={wish.isFleece}
      onChange={(isFleece) => onChange({ isFleece })}
      refusal={canHaveFleece(wish) ? undefined : reason}
    />
  );
}

function OverrideField({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <Toggle
      label={newGame.override}
      note={newGame.overrideNote}
      isOn={wish.override}
      onChange={(override) => onChange({ override })}
    />
  );
}
