import type { ReactNode } from 'react';
import { LookMark } from '../../../parts/look-mark.tsx';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { LookingBack } from '../log/looking-back.tsx';
import { ResultHead } from '../result/lazy-result.tsx';
import type { Ending } from '../result/use-ending.ts';
import { promptLine } from './prompt-line.ts';

interface PromptBarProps {
  readonly feedback: string;
  readonly ending: Ending;
}

/** Who has to do what, and below it the answer to the last attempt. */
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
  const { session, nameOf, shown } = useGameContext();
  const { seat, text, isAnswer } = promptLine(words, session, nameOf);
  return (
    <p className={isAnswer ? 'game-prompt-line answer' : 'game-prompt-line'} role="status">
      {seat !== undefined && (
        <strong>
          <LookMark look={session.setup.looks[shown.match.sideOf(seat)] ?? 0} />
          {words.ui.game.named({ name: nameOf(seat), text: '' })}
        </strong>
      )}
      {text}
      {isAnswer && seat !== undefined && (
        <span className="game-prompt-note">{words.ui.game.answerNow({ player: nameOf(seat) })}</span>
      )}
    </p>
  );
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
