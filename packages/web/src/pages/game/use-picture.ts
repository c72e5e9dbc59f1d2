import type { BoardEvents, Picture, SquareState } from '@oia/board';
import { KINDS, plainStep } from '@oia/rules';
import { squareFacts } from '@oia/telling';
import { type Catalogue, saySquare } from '@oia/texts';
import { useMemo } from 'react';
import { sceneOf } from '../../session/scene.ts';
import { useWords } from '../../words.tsx';
import { type Playing, usePlaying } from './game-context.tsx';
import { whyNot } from './refusal.ts';
import { lastSquares, stepSquares } from './squares.ts';

/** What the board shows now: the view of whoever holds the device, and only what that player may do. */
export function usePicture(): Picture {
  const { look, offer, state } = usePlaying();
  const { hint, setup } = state;
  const { looks } = setup;
  return useMemo(() => {
    const [first] = hint;
    return {
      scene: sceneOf(look.match, look.view, looks),
      choices: offer.choices,
      last: lastSquares(look),
      hints: first === undefined ? [] : stepSquares(first),
    };
  }, [look, offer, hint, looks]);
}

export function useBoardEvents(): BoardEvents {
  const words = useWords();
  const playing = usePlaying();
  return {
    onChoose: ({ id }) => playing.session.play(id),
    onRefuse: (square, from) => playing.say(whyNot(words, playing.session, playing.nameOf, square, from)),
    onSelect: () => playing.say(''),
    describe: (state) => describe(words, playing, state),
    names: { board: words.ui.game.board, menu: words.ui.game.chooseHere, cancel: words.ui.common.cancel },
  };
}

/** What touching the square would do is known best by the board: it knows what is in hand. */
function describe(words: Catalogue, { look, nameOf }: Playing, state: SquareState): string {
  const { match, view, viewer } = look;
  const facts = squareFacts({ words, match, view, viewer, legal: [], nameOf }, state.square);
  const kinds = new Set<string>(state.choices.map(({ id }) => plainStep(id).kind));
  return saySquare(words, {
    ...facts,
    offers: KINDS.filter((kind) => kinds.has(kind)),
    selected: state.isSelected,
    source: state.isSource,
  });
}
