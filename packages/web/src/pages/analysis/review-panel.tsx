import type { NameOf } from '@oia/narration';
import type { Match } from '@oia/rules';
import { memo, type ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { StudySession } from '../../study/study-session.ts';
import type { Path } from '../../study/tree.ts';
import { MarkedTurns } from './marked-turns.tsx';
import { ReviewGraph } from './review-graph.tsx';
import type { Reviewing } from './use-review.ts';

interface ReviewPanelProps {
  readonly session: StudySession;
  /** The shown turn, which the graph marks. */
  readonly path: Path;
  readonly match: Match;
  readonly review: Reviewing;
  readonly nameOf: NameOf;
  readonly hasTurns: boolean;
}

/** The review of the shown line: the course of the chances, and the turns that could have been better. */
export const ReviewPanel = memo(function ReviewPanel(props: ReviewPanelProps): ReactNode {
  const { session, match, review, nameOf, hasTurns } = props;
  const { analysis } = useAllWords().ui;
  const { turns } = review;
  const judged = turns.filter(({ judgement }) => judgement);
  return (
    <section className="card analysis-review">
      <h2>{analysis.reviewTitle}</h2>
      {turns.length === 0 && <p className="soft analysis-note">{analysis.reviewIntro}</p>}
      {turns.length === 0 && match.secrets && <p className="soft analysis-note">{analysis.reviewSecret}</p>}
      {judged.length > 0 && <ReviewGraph session={session} match={match} turns={turns} nameOf={nameOf} />}
      {judged.length > 0 && <MarkedTurns session={session} match={match} turns={judged} nameOf={nameOf} />}
      <ReviewControls review={review} done={judged.length} hasTurns={hasTurns} />
    </section>
  );
});

interface ReviewControlsProps extends Pick<ReviewPanelProps, 'review' | 'hasTurns'> {
  readonly done: number;
}

function ReviewControls({ review, done, hasTurns }: ReviewControlsProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const { turns, isRunning, hasFailed, start, cancel } = review;
  if (isRunning) {
    return (
      <div className="row analysis-progress">
        <progress max={turns.length} value={done} aria-label={analysis.reviewTitle} />
        <span className="soft">{analysis.reviewProgress({ done, of: turns.length })}</span>
        <button type="button" className="button" onClick={cancel}>
          {analysis.reviewCancel}
        </button>
      </div>
    );
  }
  if (!hasTurns) return <p className="soft analysis-note">{analysis.reviewEmpty}</p>;
  return (
    <>
      {hasFailed && <p className="notice warning">{analysis.reviewFailed}</p>}
      <button type="button" className={turns.length > 0 ? 'button' : 'button primary'} onClick={start}>
        {turns.length > 0 ? analysis.reviewAgain : analysis.reviewStart}
      </button>
    </>
  );
}
