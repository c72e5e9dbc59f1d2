import type { MatchupTable } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';
import { memo, type ReactNode, useMemo } from 'react';
import { SHADES, shadePaths } from './heat.ts';
import './heat.css';

interface ShadesProps {
  readonly table: MatchupTable;
  readonly powers: readonly PowerId[];
}

/** The colours of the picture, drawn once for an order of the powers. */
export const Shades = memo(function Shades({ table, powers }: ShadesProps): ReactNode {
  const paths = useMemo(() => shadePaths(table, powers), [table, powers]);
  return SHADES.map((shade) => <path key={shade} className={`heat-${shade}`} d={paths[shade]} />);
});
