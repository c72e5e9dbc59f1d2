import { SIDE_STYLES } from '@oia/board';
import type { ReactNode } from 'react';
import { MARK_PATTERNS, MARK_SHAPES } from './look-shapes.ts';
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
