import { POWER_LIST } from '@oia/rules';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type GameSearch, POOL_ORDER, RESULTS } from '../../archive/game-search.ts';
import { useAllWords } from '../../common/words.tsx';
import { useOnlineWords } from '../../online/online-words.ts';

interface SearchFormProps {
  readonly search: GameSearch;
  readonly onSearch: (search: GameSearch) => void;
}

/** Power, player, result and kind of game. */
export function SearchForm({ search, onSearch }: SearchFormProps): ReactNode {
  const { archive, players } = useOnlineWords();
  const { powers } = useAllWords();
  const [wanted, setWanted] = useState(search);
  const id = useId();
  const change = (key: keyof GameSearch, value: string): void => setWanted(withValue(wanted, key, value));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(wanted);
  };
  const byName = POWER_LIST.map((power) => power.id).toSorted((a, b) => powers[a].name.localeCompare(powers[b].name));
  return (
    <form className="card archive-form" onSubmit={submit}>
      <SelectField
        label={archive.power}
        value={wanted.power}
        none={archive.anyPower}
        options={byName.map((power) => [power, powers[power].name])}
        onChange={(value) => change('power', value)}
      />
      <div className="field">
        <label htmlFor={`${id}-player`}>{archive.player}</label>
        <input
          id={`${id}-player`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={wanted.player ?? ''}
          onChange={(event) => change('player', event.target.value)}
        />
      </div>
      <SelectField
        label={archive.result}
        value={wanted.result}
        none={archive.anyResult}
        options={RESULTS.map((result) => [result, archive.results[result]])}
        onChange={(value) => change('result', value)}
      />
      <SelectField
        label={archive.pool}
        value={wanted.pool}
        none={archive.anyPool}
        options={POOL_ORDER.map((pool) => [pool, players.pools[pool]])}
        onChange={(value) => change('pool', value)}
      />
      <button type="submit" className="button primary">
        {archive.search}
      </button>
      {wanted.result !== undefined && wanted.result !== 'draw' && (
        <p className="soft archive-note">{archive.resultNote}</p>
      )}
    </form>
  );
}

/** Removes the key if nothing is chosen. */
function withValue(search: GameSearch, key: keyof GameSearch, value: string): GameSearch {
  const { [key]: _, ...others } = search;
  return value === '' ? others : { ...others, [key]: value };
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** The label of the option without a choice. */
  readonly none: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function SelectField({ label, value = '', none, options, onChange }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
