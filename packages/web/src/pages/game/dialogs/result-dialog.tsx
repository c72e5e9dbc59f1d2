import type { ReactNode } from 'react';
import { Dialog } from '../../../parts/dialog.tsx';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { NextActions } from './result-panel.tsx';
import { resultWords } from './result-words.ts';

/** Says who won and why. */
export function ResultDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords();
  const { state, nameOf } = useGameContext();
  if (!state.game) return undefined;
  const { title, why } = resultWords(words, state.game, nameOf);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className="result-why">{why}</p>
      <div className="game-buttons">
        <NextActions />
        <button type="button" className="button" onClick={onClose}>
          {words.ui.game.seeBoard}
        </button>
      </div>
    </Dialog>
  );
}
