import { SETS } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { EFFECTS, type PowerFilter } from './power-properties.ts';

interface PowerFilterFormProps {
  readonly filter: PowerFilter;
  readonly onFilter: (filter: PowerFilter) => void;
}

const PLAYERS = [2, 3, 4] as const;

/** Filters the list of powers. */
export function PowerFilterForm({ filter, onFilter }: PowerFilterFormProps): ReactNode {
  const { powersPage, picker } = useAllWords().ui;
  const change = (changes: Partial<PowerFilter>): void => onFilter({ ...filter, ...changes });
  return (
    <search className="card powers-sieve" aria-label={powersPage.filterTitle}>
      <SearchField text={filter.text} onChange={(text) => change({ text })} />
      <Selection
        label={picker.set}
        value={filter.set}
        options={['all', ...SETS]}
        nameOf={(set) => (set === 'all' ? powersPage.anySet : picker.sets[set])}
        onChange={(set) => change({ set })}
      />
      <Selection
        label={powersPage.players}
        value={filter.players}
        options={['all', ...PLAYERS]}
        nameOf={(count) => (count === 'all' ? powersPage.anyPlayers : powersPage.playerCount({ count }))}
        onChange={(players) => change({ players })}
      />
      <Selection
        label={powersPage.effect}
        className="powers-effect"
        value={filter.effect}
        options={['all', ...EFFECTS]}
        nameOf={(effect) => (effect === 'all' ? powersPage.anyEffect : powersPage.effects[effect])}
        onChange={(effect) => change({ effect })}
      />
      <Toggle label={powersPage.fleeceOnly} isOn={filter.isFleece} onChange={(isFleece) => change({ isFleece })} />
    </search>
  );
}

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function SearchField({ text, onChange }: SearchFieldProps): ReactNode {
  const { picker } = useAllWords().ui;
  const id = useId();
  return (
    <div className="field powers-search">
      <label htmlFor={id}>{picker.search}</label>
      <input id={id} type="search" autoComplete="off" value={text} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

interface SelectionProps<T extends string | number> {
  readonly label: string;
  readonly className?: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChange: (option: T) => void;
}

function Selection<T extends string | number>(props: SelectionProps<T>): ReactNode {
  const { label, className = '', value, options, nameOf, onChange } = props;
  const id = useId();
  const choose = (text: string): void => {
    const option = options.find((known) => String(known) === text);
    if (option !== undefined) onChange(option);
  };
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
