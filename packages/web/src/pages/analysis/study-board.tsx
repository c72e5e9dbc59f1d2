import type { Arrow, BoardEvents, BoardOptions, Picture } from '@oia/board';
import type { Line } from '@oia/engine';
import { eventsFor, type Game, type Position, whyNotSquare } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type NameOf, sayRefusal } from '@oia/telling';
import { type ReactNode, useMemo } from 'react';
import { BoardFrame } from '../../parts/board-frame.tsx';
import { describeSquare } from '../../parts/square-words.ts';
import { hintsOf, type Offer } from '../../session/choices.ts';
import { eventSquares } from '../../session/event-squares.ts';
import { sceneOf } from '../../session/scene.ts';
import type { Study } from '../../study/study.ts';
import { useAllWords } from '../../words.tsx';
import { listenerOf } from './turn-words.ts';

interface StudyBoardProps {
  readonly study: Study;
  readonly game: Game;
  readonly offer: Offer;
  readonly lines: readonly Line[];
  /** The only line to point at. */
  readonly pointed: number | undefined;
  readonly turned: BoardOptions['turned'];
  readonly nameOf: NameOf;
  readonly onPlay: (step: number) => void;
  readonly onSay: (text: string) => void;
}

/** The shown position with the best turns as arrows; every legal step can be played. */
export function StudyBoard(props: StudyBoardProps): ReactNode {
  const { study, game, offer, lines, pointed, turned } = props;
  const view = viewIn(study, game);
  const arrows = useMemo(() => arrowsOf(lines, pointed), [lines, pointed]);
  const picture = useMemo<Picture>(
    () => ({
      scene: sceneOf(game.match, view, USUAL_LOOKS),
      choices: offer.choices,
      last: lastSquares(study, game),
      arrows,
    }),
    [study, game, view, offer, arrows],
  );
  return <BoardFrame picture={picture} events={useEvents(props, view)} turned={turned} />;
}

/** Where something is secret, what the chosen seat may know. */
export const viewIn = ({ match, seat }: Study, game: Game): Position =>
  match.secrets ? game.view(seat) : game.position;

const arrowsOf = (lines: readonly Line[], pointed: number | undefined): Arrow[] =>
  lines.flatMap(({ steps }, rank) =>
    pointed === undefined || pointed === rank ? hintsOf(steps).map((hint) => ({ ...hint, rank })) : [],
  );

function lastSquares(study: Study, { match, moments }: Game): readonly number[] {
  const last = moments.at(-1);
  const listener = listenerOf(study);
  if (!last) return [];
  return eventSquares(listener === 'afterwards' ? last.events : eventsFor(match, last, listener));
}

function useEvents({ game, nameOf, onPlay, onSay }: StudyBoardProps, view: Position): BoardEvents {
  const words = useAllWords();
  const { analysis, common } = words.ui;
  return {
    onChoose: ({ id }) => onPlay(id),
    onSelect: () => onSay(''),
    onRefuse: (square, from) => {
      const refusal = whyNotSquare(game.referee, view, square, from);
      if (refusal) onSay(sayRefusal(words, refusal, nameOf));
    },
    describe: (state) => describeSquare({ words, match: game.match, view, viewer: 'spectator', nameOf }, state),
    names: { board: analysis.board, menu: analysis.chooseHere, cancel: common.cancel },
  };
}
