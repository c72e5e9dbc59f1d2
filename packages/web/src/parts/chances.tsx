import { type Rate, shippedMatchups } from '@oia/engine/matchups';
import { NO_POWER } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';
import { ChanceBar, percentsOf } from './chance-bar.tsx';
import './chances.css';

interface ChancesProps {
  /** By seat; undefined: no power. */
  readonly powers: readonly (PowerId | undefined)[];
  /** The seat that starts, if that is known. */
  readonly start?: number | undefined;
}

/** How the computer's quick games of a match-up ended; nothing where none were played. */
export function Chances({ powers, start }: ChancesProps): ReactNode {
  const { ui, powers: powerWords } = useAllWords();
  const rate = isMatchup(powers) ? rateAt(powers, start) : undefined;
  if (!rate) return undefined;
  const [one = '', two = ''] = powers.map((id) => (id === undefined ? ui.picker.none : powerWords[id].name));
  const percents = percentsOf(rate);
  return (
    <figure className="chances">
      <figcaption className="legend">{ui.matchups.before}</figcaption>
      <p className="chances-names">
        <span>
          {one} <strong>{ui.matchups.percent(percents)}</strong>
        </span>
        <span>
          <strong>{ui.matchups.percent({ percent: 100 - percents.percent })}</strong> {two}
        </span>
      </p>
      <ChanceBar {...percents} />
      <p className="chances-basis soft">{ui.matchups.basis({ ...percents, name: one })}</p>
    </figure>
  );
}

/** The table is of games for two; without any power there is nothing to compare. */
const isMatchup = (powers: ChancesProps['powers']): boolean =>
  powers.length === 2 && powers.some((id) => id !== undefined);

/** The win rate of the first seat. */
function rateAt(powers: ChancesProps['powers'], start: number | undefined): Rate | undefined {
  const table = shippedMatchups();
  const [one = NO_POWER, two = NO_POWER] = powers;
  if (start === undefined) return table.between(one, two);
  return start === 0 ? table.starting(one, two) : table.answering(one, two);
}
