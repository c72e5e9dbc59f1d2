import { type PowerSet, SETS } from '@oia/rules';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { useAllWords } from '../../words.tsx';
import type { SeatChoice } from './wish.ts';
import { canHaveHeroes } from './wish-changes.ts';
import type { WishProps } from './wish-props.ts';
import { namesIn } from './wish-words.ts';

/** What a deal or a draft draws from, and who is the Challenger. */
export function DealFields(props: WishProps): ReactNode {
  const { wish, onChange } = props;
  const { newGame } = useAllWords().ui;
  return (
    <>
      <SetFields {...props} />
      <div>
        <Toggle
          label={newGame.open}
          note={newGame.openNote}
          isOn={wish.isOpen}
          onChange={(isOpen) => onChange({ isOpen })}
        />
        {wish.way === 'draft' && <LimitedField {...props} />}
      </div>
      {wish.way === 'draft' && <ChallengerField {...props} />}
    </>
  );
}

function SetFields({ wish, onChange }: WishProps): ReactNode {
  const { newGame, picker } = useAllWords().ui;
  const isMixed = wish.sets.includes('hero') && wish.sets.length > 1;
  const toggle = (set: PowerSet, isOn: boolean): void =>
    onChange({ sets: SETS.filter((one) => (one === set ? isOn : wish.sets.includes(one))) });
  const refusal = (set: PowerSet): string | undefined => {
    if (set === 'hero' && !canHaveHeroes(wish)) return newGame.heroesForTwo;
    return wish.sets.length === 1 && wish.sets.includes(set) ? newGame.lastSet : undefined;
  };
  return (
    <fieldset>
      <legend className="legend">{newGame.sets}</legend>
      <div className="new-sets">
        {SETS.map((set) => (
          <Toggle
            key={set}
            label={picker.sets[set]}
            isOn={wish.sets.includes(set)}
            onChange={(isOn) => toggle(set, isOn)}
            refusal={refusal(set)}
          />
        ))}
      </div>
      {isMixed && <p className="notice new-note">{newGame.setsMixed}</p>}
    </fieldset>
  );
}

function LimitedField({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  return (
    <Toggle
      label={newGame.limited}
      note={newGame.limitedNote({ count: (wish.players + 1) * 2 })}
      isOn={wish.isLimited}
      onChange={(isLimited) => onChange({ isLimited })}
    />
  );
}

function ChallengerField({ wish, onChange }: WishProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const seats = namesIn(words, wish).map((label, seat) => ({ value: seat as SeatChoice, label }));
  return (
    <ChoiceGroup
      legend={newGame.challenger}
      choices={[...seats, { value: 'random', label: newGame.random }]}
      value={wish.challenger}
      onChange={(challenger) => onChange({ challenger })}
    />
  );
}
