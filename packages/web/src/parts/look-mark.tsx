import { type BaseShape, SIDE_STYLES, type SidePattern } from '@oia/board';
import type { ReactNode } from 'react';
import './look-mark.css';

/** The symbol of a side, with the shape and pattern of its workers, so that sides never differ by colour alone. */
export function LookMark({ look }: { readonly look: 0 | 1 | 2 }): ReactNode {
  const { base, pattern } = SIDE_STYLES[look];
  return (
    <svg className="look-mark" viewBox="0 0 32 32" aria-hidden="true" style={{ color: `var(--side-${look})` }}>
      <path className="look-mark-shape" d={MARK_SHAPES[base]} />
      <path className={`look-mark-pattern ${pattern}`} d={MARK_PATTERNS[pattern]} />
    </svg>
  );
}

/** The outline of a side's mark, in a square of 32 units. */
export const MARK_SHAPES: Readonly<Record<BaseShape, string>> = {
  round: 'M16 3A13 13 0 1 1 15.99 3Z',
  square: 'M4 4H28V28H4Z',
  hexagon: 'M16 2.5 28 9.2V22.8L16 29.5 4 22.8V9.2Z',
};

/** The pattern on it. */
export const MARK_PATTERNS: Readonly<Record<SidePattern, string>> = {
  stripes: 'M4 12H28M4 20H28',
  bars: 'M11.5 8.5V23.5M20.5 8.5V23.5',
  dots: 'M11 11h.01M21 11h.01M16 16h.01M11 21h.01M21 21h.01',
};
