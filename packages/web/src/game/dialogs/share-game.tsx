import type { ReactNode } from 'react';
import { ShareDialog } from '../../parts/share-dialog.tsx';
import { useGameContext } from '../game-context.tsx';

/** Shares only what the viewer may know. */
export function ShareGame({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, viewer, draft, setup, past } = useGameContext().state;
  if (!game) return undefined;
  return <ShareDialog game={game} viewer={viewer} setup={setup} draft={draft} at={past} onClose={onClose} />;
}
