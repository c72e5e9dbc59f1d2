import { whyNoUndo } from '@oia/narration';
import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';
import { ToolButton } from './tool-button.tsx';

/** Undoes the last step, or says why that is not possible. */
export function useUndo(): { readonly canUndo: boolean; readonly undo: () => void; readonly restart: () => void } {
  const { noUndo } = useWords();
  const { session, state, say } = useGameContext();
  const { game } = state;
  const canUndo = session.can({ kind: 'undo' });
  const or = (undo: () => void) => () => {
    if (canUndo) undo();
    else if (game) say(noUndo[whyNoUndo(game)]);
  };
  return {
    canUndo,
    undo: or(() => session.send({ kind: 'undo' })),
    restart: or(() => session.send({ kind: 'restartTurn' })),
  };
}

/** The buttons are never disabled: they say why nothing can be undone. */
export function UndoButtons(): ReactNode {
  const { game } = useWords().ui;
  const { canUndo, undo, restart } = useUndo();
  return (
    <>
      <ToolButton icon="undo" label={game.undo} isOff={!canUndo} onPress={undo} />
      <ToolButton icon="restart" label={game.restartTurn} isOff={!canUndo} onPress={restart} />
    </>
  );
}
