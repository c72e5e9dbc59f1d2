import type { Question } from '@oia/learning';
import type { PowerId, QuestionWords } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { EvidenceBoard } from '../evidence-board.tsx';
import { useGuide } from './guide-module.ts';
import './guide.css';

/** The questions people ask first about a power, each with a plain answer and a position to try. */
export function PowerQuestions({ power }: { readonly power: PowerId }): ReactNode {
  const loaded = useGuide(power);
  // Boards are large, so only one is open at a time.
  const [tried, setTried] = useState<string>();
  if (!loaded) return undefined;
  return (
    <dl className="guide-questions">
      {Object.entries(loaded.guide.questions).map(([key, question]) => (
        <AskedQuestion
          key={key}
          question={question}
          words={loaded.words.questions[key]}
          isTried={tried === key}
          onTry={() => setTried(tried === key ? undefined : key)}
        />
      ))}
    </dl>
  );
}

interface AskedQuestionProps {
  readonly question: Question;
  /** Undefined if the texts lack this question, which then is not shown. */
  readonly words: QuestionWords | undefined;
  readonly isTried: boolean;
  readonly onTry: () => void;
}

function AskedQuestion({ question, words, isTried, onTry }: AskedQuestionProps): ReactNode {
  const { exercise } = useAllWords().ui;
  if (!words) return undefined;
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
