import type { ReactNode } from 'react';
import { type DialogName, useGameContext } from '../game-context.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { ShareGame } from './share-game.tsx';

/** The dialog that is open over the game. */
export function GameDialogs({ dialog }: { readonly dialog: DialogName }): ReactNode {
  const { open } = useGameContext();
  const close = (): void => open(undefined);
  switch (dialog) {
    case 'more':
      return <MoreDialog onClose={close} />;
    case 'seats':
      return <SeatsDialog onClose={close} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'resign':
      return <ResignDialog onClose={close} />;
    case 'share':
      return <ShareGame onClose={close} />;
  }
}
