import { type PowerSet, powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import './emblem.css';

const CENTRE = 32;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Points around the medallion; the first angle differs from power to power. */
function around(count: number, radius: number, turn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))] as const;
  });
}

/** A wave around the rim. */
function wave(turn: number): string {
  const points = around(48, 0, turn).map((_, i) => {
    const angle = turn + (i * Math.PI) / 24;
    const radius = 26 + (i % 4 === 0 ? 1.6 : i % 2 === 0 ? -1.6 : 0);
    return `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Short leaves, as on a wreath. */
const leaves = (turn: number): string =>
  around(22, 23.6, turn)
    .map(([x, y], i) => {
      const [tipX, tipY] = around(22, 28.6, turn + 0.16)[i] ?? [x, y];
      return `M${x} ${y}L${tipX} ${tipY}`;
    })
    .join('');

/** Each set has its own rim: beads, a Greek key, waves, a wreath. */
const RIMS: Readonly<Record<PowerSet, (turn: number) => ReactNode>> = {
  simple: (turn) => around(20, 26, turn).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />),
  advanced: () => (
    <>
      <circle className="emblem-line" cx={CENTRE} cy={CENTRE} r="27.4" strokeDasharray="4.4 2.77" />
      <circle className="emblem-line" cx={CENTRE} cy={CENTRE} r="24.4" strokeDasharray="1.6 4.8" />
    </>
  ),
  fleece: (turn) => <path className="emblem-line" d={wave(turn)} />,
  hero: (turn) => <path className="emblem-line" d={leaves(turn)} />,
};

/** The medallion of a power. It is decorative: the name is always written beside it. */
export function Emblem({ power }: { readonly power: PowerId }): ReactNode {
  const { name } = useWords().powers[power];
  const { set, number } = powerById(power);
  return (
    <svg className={`emblem ${set}`} viewBox="0 0 64 64" aria-hidden="true">
      <circle className="emblem-disc" cx={CENTRE} cy={CENTRE} r="31" />
      <g className="emblem-rim">{RIMS[set](number)}</g>
      <circle className="emblem-heart" cx={CENTRE} cy={CENTRE} r="20" />
      <text x={CENTRE} y={CENTRE} textAnchor="middle" dominantBaseline="central" className="emblem-letter">
        {[...name][0]}
      </text>
    </svg>
  );
}
