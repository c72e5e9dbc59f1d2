import { type Evidence, gameAt, gameOf, isRefused, squareOf } from '@oia/learning';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo, useState } from 'react';
import { hintsOf } from '../session/choices.ts';
import { sceneOf } from '../session/scene.ts';
import { EvidenceBoard } from './evidence-board.tsx';
import { StillBoard } from './still-board.tsx';
import './live-figure.css';

interface LiveFigureProps {
  readonly evidence: Evidence;
  readonly caption: string;
  /** The names of the button that makes a board of the picture, and of the one that takes it back. */
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

/** The first position with the steps to come; for placing, the last one. */
function stillOf(evidence: Evidence) {
  const first = gameAt(evidence.position);
  const last = gameOf(evidence);
  const hints = hintsOf(last.moments.map(({ step }) => step));
  const isPlacing = hints.some(({ kind }) => kind === 'place');
  const { match, position } = isPlacing ? last : first;
  const scene = sceneOf(match, position, USUAL_LOOKS);
  if (isRefused(evidence) && evidence.from !== undefined) {
    return { scene, hints: [{ kind: 'move' as const, from: squareOf(evidence.from), to: squareOf(evidence.square) }] };
  }
  return isPlacing ? { scene } : { scene, hints };
}
