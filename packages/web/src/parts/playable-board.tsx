import type { Arrow, BoardEvents, BoardOptions, FaceKind, Hint, Picture } from '@oia/board';
import { describeRefusal, type Listener, type NameOf } from '@oia/narration';
import { eventsFor, type Game, type Position, whyNotSquare } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { atSpeed } from '../common/settings.ts';
import { useAllWords } from '../common/words.tsx';
import type { Offer } from '../session/choices.ts';
import { eventSquares, sceneOf } from '../session/scene.ts';
import { BoardFrame } from './board-frame.tsx';
import { squareLabel } from './square-words.ts';

interface PlayableBoardProps {
  readonly game: Game;
  /** The shown position, or one seat's view of it. */
  readonly view: Position;
  /** The seat of the view. */
  readonly listener: Listener;
  readonly offer: Offer;
  readonly nameOf: NameOf;
  /** The accessible name of the board. */
  readonly name: string;
  readonly hints?: readonly Hint[] | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
  readonly turned?: BoardOptions['turned'];
  /** Where several boards are on a page; otherwise as the settings say. */
  readonly face?: FaceKind;
  /** Coordinates even if the settings say otherwise: the words beside the board name squares. */
  readonly named?: boolean;
  readonly onPlay: (step: number) => void;
  /** Reports why a square is refused; an empty text when another square is selected. */
  readonly onSay: (text: string) => void;
}

/** A position on a board on which the steps of an offer can be played, outside of a game at a table. */
export function PlayableBoard(props: PlayableBoardProps): ReactNode {
  const { game, view, listener, offer, hints, arrows, turned, face, named } = props;
  const picture = useMemo<Picture>(
    () => ({
      scene: sceneOf(game.match, view, USUAL_LOOKS),
      choices: offer.choices,
      last: lastSquares(game, listener),
      ...(hints ? { hints } : {}),
      ...(arrows ? { arrows } : {}),
    }),
    [game, view, listener, offer, hints, arrows],
  );
  return <BoardFrame picture={picture} events={useEvents(props)} turned={turned} face={face} named={named} />;
}

function lastSquares({ match, moments }: Game, listener: Listener): readonly number[] {
  const last = moments.at(-1);
  if (!last) return [];
  return eventSquares(listener === 'afterwards' ? last.events : eventsFor(match, last, listener));
}

function useEvents({ game, view, name, nameOf, onPlay, onSay }: PlayableBoardProps): BoardEvents {
  const words = useAllWords();
  const { analysis, common } = words.ui;
  return {
    onChoose: ({ id }) => onPlay(id),
    onSelect: () => onSay(''),
    onRefuse: (square, from) => {
      const refusal = whyNotSquare(game.referee, view, square, from);
      if (refusal) onSay(describeRefusal(words, refusal, nameOf));
    },
    describe: (state) => squareLabel({ words, match: game.match, view, viewer: 'spectator', nameOf }, state),
    names: { board: name, menu: analysis.chooseHere, cancel: common.cancel },
  };
}

/** Time between two steps of a demonstration at normal speed. */
const DEMO_STEP_MS = 1100;

/** Waits until the next step is shown, at the speed of the settings. */
export const waitForStep = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atSpeed(DEMO_STEP_MS));
  });
