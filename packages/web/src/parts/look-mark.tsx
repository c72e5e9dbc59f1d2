import type { ReactNode } from 'react';
import './look-mark.css';

/** Shape and pattern of each look, as the workers on the board have them. */
const SHAPES = {
  0: 'M16 3A13 13 0 1 1 15.99 3Z',
  1: 'M4 4H28V28H4Z',
  2: 'M16 2.5 28 9.2V22.8L16 29.5 4 22.8V9.2Z',
} as const;

const PATTERNS = {
  0: 'M4 12H28M4 20H28',
  1: 'M11 5V27M21 5V27',
  2: 'M11 11h.01M21 11h.01M16 16h.01M11 21h.01M21 21h.01',
} as const;

/** The mark of a side: its colour is never the only thing that tells it apart. */
export function LookMark({ look }: { readonly look: 0 | 1 | 2 }): ReactNode {
  return (
    <svg className="look-mark" viewBox="0 0 32 32" aria-hidden="true" style={{ color: `var(--side-${look})` }}>
      <path className="look-mark-shape" d={SHAPES[look]} />
      <path className={look === 2 ? 'look-mark-pattern dots' : 'look-mark-pattern'} d={PATTERNS[look]} />
    </svg>
  );
}
