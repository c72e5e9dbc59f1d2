import { HOUSE_RULES, type HouseRule } from '@oia/rules';
import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { isUsual } from '../../new-game/form-summary.ts';
import { canHaveFleece, startOf } from '../../new-game/form-validation.ts';
import { namesIn, sayStartError } from '../../new-game/form-words.ts';
import type { FormProps, SeatChoice } from '../../new-game/game-form.ts';
import { houseRulesFor } from '../../new-game/power-choices.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { ChallengerField, LimitedField, OpenField, SetFields } from './deal-fields.tsx';
import { LookFields, SeatsSection } from './seats-section.tsx';

interface MoreOptionsProps extends FormProps {
  /** Online players bring their own names. */
  readonly isOnline?: boolean;
}

/** Everything a first game does not need. Initially open if an option differs from its default. */
export function MoreOptions({ isOnline = false, ...props }: MoreOptionsProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [isOpen, setOpen] = useState(() => !isUsual(props.form));
  return (
    <details className="card new-more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {newGame.more} <span className="soft">{newGame.moreNote}</span>
      </summary>
      {isOpen && (
        <div className="new-options">
          {isOnline ? <LookFields {...props} /> : <SeatsSection {...props} />}
          <div className="stack">
            <StartSection {...props} />
            <PowerOptions {...props} />
            <RulesSection {...props} />
          </div>
        </div>
      )}
    </details>
  );
}

/** Rarely changed options of powers. */
function PowerOptions(props: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const { form } = props;
  const isDraft = form.way === 'draft';
  return (
    // Not a landmark, because the step above has the same name.
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

function RulesSection({ form, onChange }: FormProps): ReactNode {
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

/** Only the house rules that affect the powers of this game. */
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

/** Chooses the Start Player; in a draft the Challenger does that later. */
function StartSection({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  if (form.way === 'draft') return undefined;
  const start = startOf(form);
  const labels: readonly (readonly [SeatChoice, string])[] = [
    ...namesIn(words, form).map((name, seat) => [seat, name] as const),
    ['random', newGame.random],
  ];
  const choices = labels.map(([value, label]) => ({
    value,
    label,
    refusal: sayStartError(words, form, value),
  }));
  return (
    <section className="stack" aria-labelledby="new-start">
      <h3 id="new-start">{newGame.startTitle}</h3>
      <ChoiceGroup
        legend={newGame.starter}
        choices={choices}
        value={typeof start === 'number' ? start : 'random'}
        onChange={(chosen) => onChange({ start: chosen })}
      />
      <p className="soft new-note">{startNote(form, newGame)}</p>
    </section>
  );
}

function startNote(form: FormProps['form'], newGame: ReturnType<typeof useAllWords>['ui']['newGame']): string {
  if (form.isFleece) return newGame.startFleeceNote;
  return form.players === 4 ? newGame.startTeamNote : newGame.startNote;
}
