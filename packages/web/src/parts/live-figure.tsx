import type { Scene, Still } from '@oia/board';
import { type Evidence, gameAt, gameOf, isRefused } from '@oia/learning';
import type { Game } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo, useState } from 'react';
import { triedHint } from '../exercise/evidence-session.ts';
import { hintsOf } from '../session/choices.ts';
import { sceneOf } from '../session/scene.ts';
import { EvidenceBoard } from './evidence-board.tsx';
import { StillBoard } from './still-board.tsx';
import './live-figure.css';

interface LiveFigureProps {
  readonly evidence: Evidence;
  readonly caption: string;
  /** The labels of the button that opens the board, and closes it again. */
  readonly names: { readonly open: string; readonly close: string };
}

/** A picture that becomes a board to play on. Most readers only look, and on paper it stays a picture. */
export function LiveFigure({ evidence, caption, names }: LiveFigureProps): ReactNode {
  const [isLive, setLive] = useState(false);
  const still = useMemo(() => stillOf(evidence), [evidence]);
  return (
    <figure className={isLive ? 'figure live' : 'figure'}>
      <div className="figure-still">
        <StillBoard {...still} label={caption} coordinates />
        <figcaption>{caption}</figcaption>
      </div>
      {isLive && <EvidenceBoard evidence={evidence} caption={caption} />}
      <button type="button" className="button quiet" aria-expanded={isLive} onClick={() => setLive(!isLive)}>
        {isLive ? names.close : names.open}
      </button>
    </figure>
  );
}

/** The first position with the steps to come; for placing and for what is refused, the last one. */
function stillOf(evidence: Evidence): Pick<Still, 'scene' | 'hints'> {
  const last = gameOf(evidence);
  if (isRefused(evidence)) return { scene: sceneAt(last), hints: [triedHint(evidence)] };
  const hints = hintsOf(last.moments.map(({ step }) => step));
  if (hints.some(({ kind }) => kind === 'place')) return { scene: sceneAt(last) };
  return { scene: sceneAt(gameAt(evidence.position)), hints };
}

const sceneAt = ({ match, position }: Game): Scene => sceneOf(match, position, USUAL_LOOKS);
