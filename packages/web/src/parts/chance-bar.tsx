import type { Rate } from '@oia/engine/matchups';
import type { CSSProperties, ReactNode } from 'react';
import './chance-bar.css';

/** A share as a bar, with a line for the interval in which it probably lies. It is decorative: the numbers are written beside it. */
export function ChanceBar({ percent, low, high }: Omit<Percents, 'count'>): ReactNode {
  const places = { '--share': `${percent}%`, '--low': `${low}%`, '--high': `${high}%` } as CSSProperties;
  return (
    <div className="chance-bar" style={places} aria-hidden="true">
      <i />
    </div>
  );
}

/** A rate in whole percents, as the words of match-ups take it. */
interface Percents {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export const percentOf = (share: number): number => Math.round(share * 100);

export const percentsOf = ({ rate, low, high, games }: Rate): Percents => ({
  percent: percentOf(rate),
  low: percentOf(low),
  high: percentOf(high),
  count: games,
});
