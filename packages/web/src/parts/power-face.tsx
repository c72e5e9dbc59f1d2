import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { Emblem, setColours } from './emblem.tsx';
import './power-face.css';

interface PowerFaceProps {
  readonly power: PowerId;
  /** The name and what else is written below the picture. */
  readonly children?: ReactNode;
}

/** The face of a card: a large emblem on the colour of its set, in a frame that differs from set to set. */
export function PowerFace({ power, children }: PowerFaceProps): ReactNode {
  return (
    <div className={`power-face ${powerById(power).set}`} style={setColours(power)}>
      <div className="power-face-art">
        <Emblem power={power} size="large" />
      </div>
      {children && <div className="power-face-words">{children}</div>}
    </div>
  );
}
