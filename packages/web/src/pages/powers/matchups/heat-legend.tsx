import type { ReactNode } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { SHADES } from './heat.ts';

const WIDTH = 10;

/** What the colours mean. */
export function HeatLegend(): ReactNode {
  const { matchups } = useAllWords().ui;
  return (
    <figcaption className="heat-legend">
      <span>{matchups.loses}</span>
      <svg viewBox={`0 0 ${SHADES.length * WIDTH} ${WIDTH}`} preserveAspectRatio="none" aria-hidden="true">
        {SHADES.map((shade) => (
          <rect key={shade} className={`heat-${shade}`} x={shade * WIDTH} width={WIDTH} height={WIDTH} />
        ))}
      </svg>
      <span>{matchups.wins}</span>
      <span className="soft">{matchups.empty}</span>
    </figcaption>
  );
}
