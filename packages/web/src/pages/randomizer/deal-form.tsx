import type { FormEvent, ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { useAllWords } from '../../words.tsx';
import { DealSets } from './deal-sets.tsx';
import { allowsFleece, DEAL_COUNTS, DEAL_KINDS, type DealWish, isPossible, PLAYER_COUNTS } from './deal-wish.ts';

export interface WishProps {
  readonly wish: DealWish;
  readonly onChange: (news: Partial<DealWish>) => void;
}

interface DealFormProps extends WishProps {
  /** How many powers were dealt lately. */
  readonly lately: number;
  readonly onForget: () => void;
  readonly onDeal: () => void;
}

/** What is to be dealt. */
export function DealForm({ wish, lately, onChange, onForget, onDeal }: DealFormProps): ReactNode {
  const { randomizer, newGame } = useAllWords().ui;
  const canDeal = isPossible(wish);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canDeal) onDeal();
  };
  return (
    <form className="card stack randomizer-form" onSubmit={submit}>
      <h2>{randomizer.wishTitle}</h2>
      <Numbers wish={wish} onChange={onChange} />
      <DealSets wish={wish} onChange={onChange} />
      <Terms wish={wish} onChange={onChange} />
      <Freshness wish={wish} lately={lately} onChange={onChange} onForget={onForget} />
      {!canDeal && (
        <p className="notice warning" role="alert">
          {newGame.faultTooFew}
        </p>
      )}
      <button type="submit" className="button primary" disabled={!canDeal}>
        {randomizer.deal}
      </button>
    </form>
  );
}

function Numbers({ wish, onChange }: WishProps): ReactNode {
  const { randomizer, newGame } = useAllWords().ui;
  const choiceNote = wish.isFleece && allowsFleece(wish) ? randomizer.choiceFleeceNote : randomizer.choiceNote;
  return (
    <>
      <ChoiceGroup
        legend={newGame.count}
        choices={PLAYER_COUNTS.map((value) => ({ value, label: newGame.counts[value] }))}
        value={wish.players}
        onChange={(players) => onChange({ players })}
      />
      <ChoiceGroup
        legend={randomizer.kind}
        choices={DEAL_KINDS.map((value) => ({
          value,
          label: randomizer.kinds[value],
          note: value === 'choice' ? choiceNote : undefined,
        }))}
        value={wish.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceGroup
        legend={randomizer.howMany}
        choices={DEAL_COUNTS.map((value) => ({ value, label: String(value) }))}
        value={wish.count}
        onChange={(count) => onChange({ count })}
      />
    </>
  );
}

function Terms({ wish, onChange }: WishProps): ReactNode {
  const { newGame, randomizer } = useAllWords().ui;
  const canFleece = allowsFleece(wish);
  return (
    <div>
      <Toggle
        label={randomizer.fleece}
        note={canFleece ? newGame.fleeceNote : undefined}
        refusal={canFleece ? undefined : newGame.fleeceForTwo}
        isOn={wish.isFleece && canFleece}
        onChange={(isFleece) => onChange({ isFleece })}
      />
      <Toggle
        label={newGame.open}
        note={newGame.openNote}
        isOn={wish.isOpen}
        onChange={(isOpen) => onChange({ isOpen })}
      />
    </div>
  );
}

type FreshnessProps = Omit<DealFormProps, 'onDeal'>;

function Freshness({ wish, lately, onChange, onForget }: FreshnessProps): ReactNode {
  const { randomizer } = useAllWords().ui;
  return (
    <div>
      <Toggle
        label={randomizer.fresh}
        note={randomizer.freshNote({ count: lately })}
        isOn={wish.isFresh}
        onChange={(isFresh) => onChange({ isFresh })}
      />
      {lately > 0 && (
        <button type="button" className="button quiet randomizer-forget" onClick={onForget}>
          {randomizer.forget}
        </button>
      )}
    </div>
  );
}
