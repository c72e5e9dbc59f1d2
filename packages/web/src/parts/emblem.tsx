import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { CSSProperties, ReactNode } from 'react';
import { type Detail, emblemPicture, FRAMES, type PaintedPath } from '../emblems/picture.ts';
import { GRID } from '../emblems/shape.ts';
import './emblem.css';

/** In a line of text, beside a name, or as the picture of a card. */
export type EmblemSize = 'small' | 'medium' | 'large';

export interface EmblemProps {
  readonly power: PowerId;
  readonly size?: EmblemSize;
}

/** The emblem of a power in the frame of its set. It is decorative: the name is always written beside it. */
export function Emblem({ power, size = 'medium' }: EmblemProps): ReactNode {
  const detail: Detail = size === 'small' ? 'small' : 'full';
  const { frame, figure, place } = emblemPicture(power, detail);
  return (
    <svg className={`emblem ${size}`} viewBox={`0 0 ${GRID} ${GRID}`} aria-hidden="true">
      <Paths paths={frame} />
      <g transform={place}>
        <Paths paths={figure} />
      </g>
    </svg>
  );
}

function Paths({ paths }: { readonly paths: readonly PaintedPath[] }): ReactNode {
  return paths.map(({ d, transform, fill = 'none', stroke, width }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
    <path key={i} d={d} transform={transform} fill={fill} stroke={stroke} strokeWidth={width} />
  ));
}

/** The colours of a power's set, as variables for what surrounds its emblem. */
export function setColours(power: PowerId): CSSProperties {
  const { ground, soft, bright } = FRAMES[powerById(power).set].colours;
  return { '--set-ground': ground, '--set-soft': soft, '--set-bright': bright } as CSSProperties;
}
