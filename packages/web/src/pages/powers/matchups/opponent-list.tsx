import type { MatchupTable } from '@oia/engine/matchups';
import { POWER_LIST, type PowerId, powerById } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { percentsOf } from '../../../parts/percent.ts';
import { rankedOpponents } from './ranking.ts';
import { Standings } from './standings.tsx';

interface OpponentListProps {
  readonly table: MatchupTable;
  readonly power: PowerId;
  readonly other: PowerId;
  readonly onPower: (power: PowerId) => void;
}

/** One row of the picture as a list, for small screens and for those who do not see the picture. */
export function OpponentList({ table, power, other, onPower }: OpponentListProps): ReactNode {
  const { powers, ui } = useAllWords();
  const overall = table.overall(power);
  return (
    <section className="card stack opponents">
      <PowerField power={power} onPower={onPower} />
      {overall && <p>{ui.matchups.overall(percentsOf(overall))}</p>}
      <Standings
        caption={ui.matchups.ranked({ name: powers[power].name })}
        standings={rankedOpponents(table, power)}
        current={other}
      />
    </section>
  );
}

function PowerField({ power, onPower }: Pick<OpponentListProps, 'power' | 'onPower'>): ReactNode {
  const { powers, ui } = useAllWords();
  const id = useId();
  const choose = (text: string): void => {
    const chosen = powerById(text);
    if (chosen) onPower(chosen.id);
  };
  return (
    <div className="field opponents-power">
      <label htmlFor={id}>{ui.matchups.power}</label>
      <select id={id} value={power} onChange={(event) => choose(event.target.value)}>
        {POWER_LIST.map((known) => (
          <option key={known.id} value={known.id}>
            {powers[known.id].name}
          </option>
        ))}
      </select>
    </div>
  );
}
