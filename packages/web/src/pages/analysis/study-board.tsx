import type { Arrow, BoardOptions } from '@oia/board';
import type { Line } from '@oia/engine';
import type { NameOf } from '@oia/narration';
import type { Game, Position } from '@oia/rules';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { PlayableBoard } from '../../parts/playable-board.tsx';
import { hintsOf, type Offer } from '../../session/choices.ts';
import type { Study } from '../../study/study.ts';
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
export function StudyBoard({ study, game, lines, pointed, ...props }: StudyBoardProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const arrows = useMemo(() => arrowsOf(lines, pointed), [lines, pointed]);
  return (
    <PlayableBoard
      {...props}
      game={game}
      view={viewIn(study, game)}
      listener={listenerOf(study)}
      arrows={arrows}
      name={analysis.board}
    />
  );
}

/** The view of the chosen seat in games with secrets, otherwise the whole position. */
export const viewIn = ({ match, seat }: Study, game: Game): Position =>
  match.secrets ? game.view(seat) : game.position;

const arrowsOf = (lines: readonly Line[], pointed: number | undefined): Arrow[] =>
  lines.flatMap(({ steps }, rank) =>
    pointed === undefined || pointed === rank ? hintsOf(steps).map((hint) => ({ ...hint, rank })) : [],
  );
