import type { Question } from '@oia/learning';
import type { PowerId, QuestionWords } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../words.tsx';
import { EvidenceBoard } from '../evidence-board.tsx';
import { useGuide } from './guide-module.ts';
import './guide.css';

/** The questions people ask first about a power, each with a plain answer and a position to try. */
export function PowerQuestions({ power }: { readonly power: PowerId }): ReactNode {
  const loaded = useGuide(power);
  // Boards are not small: one at a time.
  const [tried, setTried] = useState<number>();
  if (!loaded) return undefined;
  return (
    <dl className="guide-questions">
      {loaded.guide.questions.map((question, i) => (
        <AskedQuestion
          key={question.rulings.join() + String(i)}
          question={question}
          words={loaded.words.questions[i] as QuestionWords}
          isTried={tried === i}
          onTry={() => setTried(tried === i ? undefined : i)}
        />
      ))}
    </dl>
  );
}

interface AskedQuestionProps {
  readonly question: Question;
  readonly words: QuestionWords;
  readonly isTried: boolean;
  readonly onTry: () => void;
}

function AskedQuestion({ question, words, isTried, onTry }: AskedQuestionProps): ReactNode {
  const { exercise } = useAllWords().ui;
  return (
    <div className="guide-question">
      <dt>{words.ask}</dt>
      <dd>
        <p>{words.answer}</p>
        <div className="row">
          <button type="button" className="button quiet" aria-expanded={isTried} onClick={onTry}>
            {exercise.tryIt}
          </button>
          <small className="soft">
            {exercise.rulings({ count: question.rulings.length, numbers: question.rulings.join(', ') })}
          </small>
        </div>
        {isTried && <EvidenceBoard evidence={question.evidence} caption={words.answer} />}
      </dd>
    </div>
  );
}
