import type { Scene } from '@oia/board';
import { readPosition } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { StillBoard } from '../parts/still-board.tsx';
import { sceneOf } from '../session/scene.ts';

/** The last position of a finished game. The words beside it say what matters. */
export function ArchiveThumbnail({ position }: { readonly position: string }): ReactNode {
  const scene = useMemo(() => sceneAt(position), [position]);
  return <div className="games-thumbnail">{scene && <StillBoard scene={scene} label="" />}</div>;
}

/** undefined: a server of another version wrote it. */
function sceneAt(text: string): Scene | undefined {
  const read = readPosition(text);
  return read.ok ? sceneOf(read.value.match, read.value.position, USUAL_LOOKS) : undefined;
}
