import type { ReactNode } from 'react';
import { ShareDialog } from '../../../parts/share-dialog.tsx';
import { usePlaying } from '../game-context.tsx';

/** What leaves the device is what the one who holds it may know. */
export function ShareGame({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { session, state } = usePlaying();
  const { game, viewer, draft } = state;
  if (!game) return undefined;
  return <ShareDialog game={game} viewer={viewer} table={session.table} draft={draft} onClose={onClose} />;
}
