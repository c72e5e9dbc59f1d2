import type { BoardEvents, Picture } from '@oia/board';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../common/words.tsx';
import { BoardFrame } from '../../parts/board-frame.tsx';
import { squareLabel } from '../../parts/square-words.ts';
import { sceneOf } from '../../session/scene.ts';
import { useGameContext } from '../game-context.tsx';
import { useReasons } from '../prompt/use-explanations.ts';
import { lastSquares } from '../shown-game.ts';
import { hintsAt } from './staged-hint.ts';

/** The board of a running game. */
export function BoardView(): ReactNode {
  const { board, turned } = useGameContext();
  return <BoardFrame picture={usePicture()} events={useBoardEvents()} turned={turned} handle={board} />;
}

/** The picture on the board: the viewer's view, choices and hints. */
export function usePicture(): Picture {
  const { shown, offer, state, hint } = useGameContext();
  const { stage, rest } = hint;
  const { looks } = state.setup;
  return useMemo(
    () => ({
      scene: sceneOf(shown.match, shown.view, looks),
      choices: offer.choices,
      last: lastSquares(shown),
      hints: hintsAt(stage, rest),
    }),
    [shown, offer, stage, rest, looks],
  );
}

export function useBoardEvents(): BoardEvents {
  const words = useWords();
  const context = useGameContext();
  const { session, nameOf } = context;
  const { match, view, viewer } = context.shown;
  const answer = useReasons();
  return {
    onChoose: ({ id }) => session.send({ kind: 'step', step: id }),
    // Never rejects: a failed load is reported to the player.
    onRefuse: (square, from) => void answer(({ whyNot }, all) => whyNot(all, session, nameOf, square, from)),
    // Never rejects: a failed load is reported to the player.
    onOutline: ({ squares = [] }) => void answer(({ sayOutlined }, all) => sayOutlined(all, squares)),
    onSelect: (square) => {
      context.say('');
      context.take(square);
    },
    describe: (state) => squareLabel({ words, match, view, viewer, nameOf }, state),
    names: { board: words.ui.game.board, menu: words.ui.game.chooseHere, cancel: words.ui.common.cancel },
  };
}
