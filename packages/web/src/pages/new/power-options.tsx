import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { canHaveFleece } from '../../new-game/form-changes.ts';
import type { FormProps } from '../../new-game/form-props.ts';
import { Toggle } from '../../parts/toggle.tsx';
import { ChallengerField, LimitedField, OpenField, SetFields } from './deal-fields.tsx';

/** What few want to change about powers. */
export function PowerOptions(props: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const { form } = props;
  const isDraft = form.way === 'draft';
  return (
    // Not a region: the step above has the same name.
    <div className="stack">
      <h3>{newGame.powersTitle}</h3>
      {isDraft && <SetFields {...props} />}
      <div>
        <FleeceField {...props} />
        {(isDraft || form.way === 'random') && <OpenField {...props} />}
        {isDraft && <LimitedField {...props} />}
        {mayMeetBanned(form) && <OverrideField {...props} />}
      </div>
      {isDraft && <ChallengerField {...props} />}
    </div>
  );
}

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
