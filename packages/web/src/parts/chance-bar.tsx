import type { CSSProperties, ReactNode } from 'react';
import type { Percents } from './percent.ts';
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
