import { BALANCED_WITHIN } from '@oia/engine/matchups';
import { type PowerSet, SETS } from '@oia/rules';
import type { FormEvent, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { percentOf } from '../../parts/chance-bar.tsx';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import {
  allowsBalance,
  allowsFleece,
  allowsHeroes,
  DEAL_COUNTS,
  DEAL_KINDS,
  type DealRequest,
  faultOf,
  normalizedRequest,
  PLAYER_COUNTS,
  sayDealFault,
} from './deal-request.ts';

interface RequestProps {
  readonly request: DealRequest;
  readonly onChange: (change: Partial<DealRequest>) => void;
}

interface DealFormProps extends RequestProps {
  /** How many powers were dealt recently. */
  readonly recent: number;
  readonly onForget: () => void;
  readonly onDeal: () => void;
}

/** The form for a deal. */
export function DealForm({ request, recent, onChange, onForget, onDeal }: DealFormProps): ReactNode {
  const { ui } = useAllWords();
  const { randomizer } = ui;
  const fault = faultOf(request);
  const canDeal = fault === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canDeal) onDeal();
  };
  return (
    <form className="card stack randomizer-form" onSubmit={submit}>
      <h2>{randomizer.wishTitle}</h2>
      <Numbers request={request} onChange={onChange} />
      <DealSets request={request} onChange={onChange} />
      <Terms request={request} onChange={onChange} />
      <Freshness request={request} recent={recent} onChange={onChange} onForget={onForget} />
      {fault && (
        <p className="notice warning" role="alert">
          {sayDealFault(ui, fault)}
        </p>
      )}
      <button type="submit" className="button primary" disabled={!canDeal}>
        {randomizer.deal}
      </button>
    </form>
  );
}

function Numbers({ request, onChange }: RequestProps): ReactNode {
  const { randomizer, newGame } = useAllWords().ui;
  const choiceNote = request.isFleece && allowsFleece(request) ? randomizer.choiceFleeceNote : randomizer.choiceNote;
  return (
    <>
      <ChoiceGroup
        legend={newGame.count}
        choices={PLAYER_COUNTS.map((value) => ({ value, label: newGame.counts[value] }))}
        value={request.players}
        onChange={(players) => onChange({ players })}
      />
      <ChoiceGroup
        legend={randomizer.kind}
        choices={DEAL_KINDS.map((value) => ({
          value,
          label: randomizer.kinds[value],
          note: value === 'choice' ? choiceNote : undefined,
        }))}
        value={request.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceGroup
        legend={randomizer.howMany}
        choices={DEAL_COUNTS.map((value) => ({ value, label: String(value) }))}
        value={request.count}
        onChange={(count) => onChange({ count })}
      />
    </>
  );
}

function Terms({ request, onChange }: RequestProps): ReactNode {
  const { newGame, randomizer } = useAllWords().ui;
  const canFleece = allowsFleece(request);
  return (
    <div>
      <Toggle
        label={randomizer.fleece}
        note={canFleece ? newGame.fleeceNote : undefined}
        refusal={canFleece ? undefined : newGame.fleeceForTwo}
        isOn={request.isFleece && canFleece}
        onChange={(isFleece) => onChange({ isFleece })}
      />
      <Toggle
        label={newGame.open}
        note={newGame.openNote}
        isOn={request.isOpen}
        onChange={(isOpen) => onChange({ isOpen })}
      />
      <BalanceField request={request} onChange={onChange} />
    </div>
  );
}

function BalanceField({ request, onChange }: RequestProps): ReactNode {
  const { matchups } = useAllWords().ui;
  const canBalance = allowsBalance(request);
  const refusal = request.kind === 'choice' ? matchups.balancedChoice : matchups.balancedFleece;
  const limits = { low: percentOf(0.5 - BALANCED_WITHIN), high: percentOf(0.5 + BALANCED_WITHIN) };
  return (
    <Toggle
      label={matchups.balanced}
      note={canBalance ? matchups.balancedNote(limits) : undefined}
      refusal={canBalance ? undefined : refusal}
      isOn={request.isBalanced && canBalance}
      onChange={(isBalanced) => onChange({ isBalanced })}
    />
  );
}

type FreshnessProps = Omit<DealFormProps, 'onDeal'>;

function Freshness({ request, recent, onChange, onForget }: FreshnessProps): ReactNode {
  const { randomizer } = useAllWords().ui;
  return (
    <div>
      <Toggle
        label={randomizer.fresh}
        note={randomizer.freshNote({ count: recent })}
        isOn={request.isFresh}
        onChange={(isFresh) => onChange({ isFresh })}
      />
      {recent > 0 && (
        <button type="button" className="button quiet randomizer-forget" onClick={onForget}>
          {randomizer.forget}
        </button>
      )}
    </div>
  );
}

/** The sets to deal from. */
function DealSets({ request, onChange }: RequestProps): ReactNode {
  const { newGame, picker, randomizer } = useAllWords().ui;
  const { sets } = normalizedRequest(request);
  const toggle = (set: PowerSet, isOn: boolean): void =>
    onChange({ sets: SETS.filter((one) => (one === set ? isOn : request.sets.includes(one))) });
  const refusal = (set: PowerSet): string | undefined => {
    if (set === 'hero' && !allowsHeroes(request)) return newGame.heroesForTwo;
    return sets.length === 1 && sets.includes(set) ? newGame.lastSet : undefined;
  };
  return (
    <fieldset>
      <legend className="legend">{newGame.sets}</legend>
      {SETS.map((set) => (
        <Toggle
          key={set}
          label={set === 'hero' ? randomizer.heroes : picker.sets[set]}
          isOn={sets.includes(set)}
          refusal={refusal(set)}
          onChange={(isOn) => toggle(set, isOn)}
        />
      ))}
      {sets.includes('hero') && sets.length > 1 && <p className="soft randomizer-note">{newGame.setsMixed}</p>}
    </fieldset>
  );
}
