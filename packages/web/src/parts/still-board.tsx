import { type Arrow, type Hint, type Scene, type Square, type Still, stillText } from '@oia/board';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../base/use-store.ts';
import { appearance } from '../common/appearance.ts';
import { settings } from '../common/settings.ts';
import './still-board.css';

interface StillBoardProps {
  readonly scene: Scene;
  /** A turn to point out, step by step. */
  readonly hints?: readonly Hint[] | undefined;
  /** Several turns to point at, each with its rank. */
  readonly arrows?: readonly Arrow[] | undefined;
  /** Squares of the last turn. */
  readonly last?: readonly Square[] | undefined;
  /** The text alternative; empty if the text beside the picture says the same. */
  readonly label: string;
  /** Its width and height, such as `6rem`; without it the picture is as wide as its place. */
  readonly size?: string | undefined;
  readonly coordinates?: boolean;
}

/** A picture of a position, for lists and diagrams: one image instead of a board, in the user's theme. */
export function StillBoard({ label, size, coordinates = false, ...still }: StillBoardProps): ReactNode {
  const source = useSource(still, coordinates);
  const style = size === undefined ? undefined : { width: size };
  return <img className="still-board" src={source} alt={label} style={style} draggable={false} />;
}

function useSource(still: Still, coordinates: boolean): string {
  const { theme } = useStore(appearance);
  const { patterns, numbers } = useStore(settings);
  const { scene, hints, arrows, last } = still;
  return useMemo(() => {
    const text = stillText({ scene, hints, arrows, last }, { theme, patterns, numbers, coordinates });
    return `data:image/svg+xml,${encodeURIComponent(text)}`;
  }, [scene, hints, arrows, last, theme, patterns, numbers, coordinates]);
}
