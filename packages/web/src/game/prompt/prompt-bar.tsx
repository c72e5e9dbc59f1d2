import { type ReactNode, Suspense } from 'react';
import { useWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { youAmong } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import { LookingBack } from '../log/look-back.tsx';
import { PowerEmblem } from '../players/players.tsx';
import { type Ending, ResultHead } from '../result/ending.tsx';
import { promptLine, workerInHand } from './prompt-line.ts';

interface PromptBarProps {
  readonly feedback: string;
  readonly ending: Ending;
}

/** The prompt for the player to act, and below it the answer to the last attempt. */
export function PromptBar({ feedback, ending }: PromptBarProps): ReactNode {
  const { state, say } = useGameContext();
  const isResult = ending !== 'running' && ResultHead.isLoaded();
  return (
    <div className="game-prompt">
      {state.past !== undefined && <LookingBack />}
      {state.past === undefined && (isResult ? <ResultHead /> : <Prompt />)}
      {feedback && <Feedback text={feedback} onClose={() => say('')} />}
    </div>
  );
}

function Prompt(): ReactNode {
  const words = useWords();
  const { session, nameOf, shown, offer, inHand } = useGameContext();
  const hand = workerInHand(shown.view, offer.choices, inHand);
  const { seat, text, isAnswer, power } = promptLine(words, session, nameOf, hand);
  return (
    <p className={isAnswer ? 'game-prompt-line answer' : 'game-prompt-line'} role="status">
      <Suspense>{power && <PowerEmblem power={power} />}</Suspense>
      {seat !== undefined && <Addressee seat={seat} />}
      {text}
      {isAnswer && seat !== undefined && <AnswerNote seat={seat} />}
    </p>
  );
}

/** The player to act: "you" for the only person, otherwise the name. */
function Addressee({ seat }: { readonly seat: number }): ReactNode {
  const { game } = useWords().ui;
  const { session, nameOf, shown } = useGameContext();
  const { looks, seats } = session.setup;
  return (
    <strong>
      <LookMark look={looks[shown.match.sideOf(seat)] ?? 0} />
      {youAmong(seats) === seat ? game.yourTurn : game.turnOf({ player: nameOf(seat) })}{' '}
    </strong>
  );
}

function AnswerNote({ seat }: { readonly seat: number }): ReactNode {
  const { game } = useWords().ui;
  const { session, nameOf } = useGameContext();
  const isYou = youAmong(session.setup.seats) === seat;
  return <span className="game-prompt-note">{isYou ? game.youAnswer : game.answerNow({ player: nameOf(seat) })}</span>;
}

function Feedback({ text, onClose }: { readonly text: string; readonly onClose: () => void }): ReactNode {
  const { common } = useWords().ui;
  return (
    <div className="game-feedback notice">
      <p>{text}</p>
      <button type="button" className="button quiet" aria-label={common.close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
