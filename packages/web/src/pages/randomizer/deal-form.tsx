import { BALANCED_WITHIN } from '@oia/engine/matchups';
import type { FormEvent, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { percentOf } from '../../parts/percent.ts';
import { Toggle } from '../../parts/toggle.tsx';
import { sayDealFault } from './deal-fault.ts';
import {
  allowsBalance,
  allowsFleece,
  DEAL_COUNTS,
  DEAL_KINDS,
  type DealRequest,
  faultOf,
  PLAYER_COUNTS,
} from './deal-request.ts';
import { DealSets } from './deal-sets.tsx';

export interface RequestProps {
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
