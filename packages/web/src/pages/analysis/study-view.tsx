import type { BoardOptions } from '@oia/board';
import type { Line, TurnMark } from '@oia/engine';
import type { NameOf } from '@oia/narration';
import { type Game, seatLetter } from '@oia/rules';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { LiveRegion, useLiveRegion } from '../../parts/live-region.tsx';
import { StepButtons } from '../../parts/step-buttons.tsx';
import { offerOf } from '../../session/choices.ts';
import { isView, type Study } from '../../study/study.ts';
import type { StudySession } from '../../study/study-session.ts';
import { OutlookBar, sharesOf } from './outlook.tsx';
import { EngineChoice, useEngine } from './outside/engine-choice.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { StudyBoard } from './study-board.tsx';
import { SeatChoice, StudyControls } from './study-controls.tsx';
import { useSession, useStudyKeys, useVoice } from './study-hooks.ts';
import { ThinkingPanel } from './thinking-panel.tsx';
import { TreePanel } from './tree-panel.tsx';
import { listenerOf } from './turn-words.ts';
import { useAnalysis } from './use-analysis.ts';
import { useAutosave } from './use-autosave.ts';
import { useLineCount } from './use-line-count.ts';
import { type ReviewedTurn, useReview } from './use-review.ts';

interface StudyViewProps {
  readonly session: StudySession;
  readonly id: string | undefined;
  readonly turned: BoardOptions['turned'];
  readonly onFlip: () => void;
  readonly onEdit: () => void;
  readonly onOpen: (session: StudySession) => void;
}

/** A study: board and bar on one side; best turns, variations and review on the other. */
export function StudyView({ session, id, turned, onFlip, onEdit, onOpen }: StudyViewProps): ReactNode {
  const words = useAllWords();
  const { state, game } = useSession(session);
  const { study, path, open } = state;
  const nameOf = useNames(study);
  const [isOn, setOn] = useState(true);
  const [lines, setLines] = useLineCount();
  const [pointed, setPointed] = useState<number>();
  const [message, setMessage] = useState('');
  const review = useReview(session);
  const seat = study.match.secrets ? study.seat : (game.actor ?? 0);
  const engine = useEngine();
  const thinking = useAnalysis(game, seat, { source: engine.source, lines, isOn: isOn && !review.isRunning });
  const kept = useAutosave(study, id);
  const { announcements, announce } = useLiveRegion();
  const listener = listenerOf(study);
  useVoice(game, thinking.report, listener, nameOf, announce);
  useStudyKeys(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be played depends on the game and the seat
  const offer = useMemo(() => offerOf(words, session.canPlay ? game.legalSteps() : []), [words, game, study.seat]);
  const marks = useMemo(() => marksOf(review.turns), [review.turns]);
  const play = (step: number): void => {
    setMessage('');
    setPointed(undefined);
    session.play(step);
  };
  const playTurn = ({ steps }: Line): void => {
    for (const step of steps) session.play(step);
    setPointed(undefined);
  };
  const keepLine = ({ steps, variation }: Line): void => session.playLine(path, [[...open, ...steps], ...variation]);
  const bestLines = thinking.report?.lines ?? NO_LINES;
  return (
    <div className="analysis">
      <div className="analysis-stage">
        <div className="analysis-board">
          <OutlookBar game={game} shares={sharesOf(game, thinking.report)} nameOf={nameOf} />
          <StudyBoard
            study={study}
            game={game}
            offer={offer}
            lines={bestLines}
            pointed={pointed}
            turned={turned}
            nameOf={nameOf}
            onPlay={play}
            onSay={setMessage}
          />
        </div>
        <StepButtons game={game} controls={offer.controls} nameOf={nameOf} onPlay={play} />
        <StudyControls session={session} onFlip={onFlip} />
        <Caption session={session} game={game} message={message} nameOf={nameOf} />
      </div>
      <div className="analysis-side">
        <ThinkingPanel
          thinking={thinking}
          isOn={isOn}
          isReviewing={review.isRunning}
          game={game}
          listener={listener}
          lines={lines}
          nameOf={nameOf}
          onToggle={() => setOn(!isOn)}
          onLines={setLines}
          onPlay={playTurn}
          onKeep={keepLine}
          onPoint={setPointed}
        >
          <EngineChoice {...engine} />
        </ThinkingPanel>
        <SeatChoice study={study} nameOf={nameOf} onChoose={(seat) => session.viewAs(seat)} />
        <TreePanel session={session} state={state} game={game} marks={marks} kept={kept} nameOf={nameOf} />
        <ReviewPanel
          session={session}
          path={path}
          match={study.match}
          review={review}
          nameOf={nameOf}
          hasTurns={study.branches.length > 0}
        />
        <PositionPanel onEdit={onEdit} onOpen={onOpen} />
      </div>
      <LiveRegion announcements={announcements} />
    </div>
  );
}

const NO_LINES: readonly Line[] = [];

function useNames({ names }: Study): NameOf {
  const { common } = useAllWords().ui;
  return useCallback((seat) => names[seat] ?? common.player({ letter: seatLetter(seat) }), [names, common]);
}

function marksOf(turns: readonly ReviewedTurn[]): ReadonlyMap<number, TurnMark> {
  const marked = turns.flatMap(({ path, judgement }) =>
    judgement?.mark === undefined ? [] : [[path.at(-1) ?? 0, judgement.mark] as const],
  );
  return new Map(marked);
}

interface CaptionProps {
  readonly session: StudySession;
  readonly game: Game;
  readonly message: string;
  readonly nameOf: NameOf;
}

/** The player to move, or why a step or every step is refused. */
function Caption({ session, game, message, nameOf }: CaptionProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const player = nameOf(game.actor ?? 0);
  const { study } = session.state.value;
  const usual = game.outcome ? analysis.overNow : game.actor === undefined ? '' : analysis.toMove({ player });
  const isHidden = !session.canPlay && !game.outcome && !isView(study);
  const said = isView(study) ? analysis.onlyView : isHidden ? analysis.hiddenTurn({ player }) : usual;
  return (
    <p className="analysis-caption" role="status">
      {message || said}
    </p>
  );
}
