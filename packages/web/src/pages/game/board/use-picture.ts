import type { BoardEvents, Picture, SquareState } from '@oia/board';
import { KINDS, plainStep } from '@oia/rules';
import { squareFacts } from '@oia/telling';
import { type GameWords, saySquare } from '@oia/texts';
import { useMemo } from 'react';
import { hintsOf } from '../../../session/choices.ts';
import { sceneOf } from '../../../session/scene.ts';
import { useWords } from '../../../words.tsx';
import { type GameContext, useGameContext } from '../game-context.tsx';
import { useReasons } from '../prompt/use-reasons.ts';
import { lastSquares } from './squares.ts';
import { useHintedTurn } from './use-hinted-turn.ts';

/** What the board shows: the viewer's view, and the viewer's choices. */
export function usePicture(): Picture {
  const { shown, offer, state } = useGameContext();
  const hinted = useHintedTurn();
  const { looks } = state.setup;
  return useMemo(
    () => ({
      scene: sceneOf(shown.match, shown.view, looks),
      choices: offer.choices,
      last: lastSquares(shown),
      hints: hintsOf(hinted),
    }),
    [shown, offer, hinted, looks],
  );
}

export function useBoardEvents(): BoardEvents {
  const words = useWords();
  const context = useGameContext();
  const { session, nameOf } = context;
  const answer = useReasons();
  return {
    onChoose: ({ id }) => session.play(id),
    onRefuse: (square, from) => void answer(({ whyNot }, all) => whyNot(all, session, nameOf, square, from)),
    onSelect: () => context.say(''),
    describe: (state) => describe(words, context, state),
    names: { board: words.ui.game.board, menu: words.ui.game.chooseHere, cancel: words.ui.common.cancel },
  };
}

/** The board knows what touching the square would do, because it knows which worker is selected. */
function describe(words: GameWords, { shown, nameOf }: GameContext, state: SquareState): string {
  const { match, view, viewer } = shown;
  const facts = squareFacts({ words, match, view, viewer, legal: [], nameOf }, state.square);
  const kinds = new Set<string>(state.choices.map(({ id }) => plainStep(id).kind));
  return saySquare(words, {
    ...facts,
    offers: KINDS.filter((kind) => kinds.has(kind)),
    selected: state.isSelected,
    source: state.isSource,
  });
}
