import type { ReactNode } from 'react';
import { ShareDialog } from '../../../parts/share-dialog.tsx';
import { useGameContext } from '../game-context.tsx';

/** What leaves the device is what the one who holds it may know. */
export function ShareGame({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, viewer, draft, setup } = useGameContext().state;
  if (!game) return undefined;
  return <ShareDialog game={game} viewer={viewer} setup={setup} draft={draft} onClose={onClose} />;
}
