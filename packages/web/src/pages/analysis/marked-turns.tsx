import type { NameOf } from '@oia/narration';
import type { Match } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { StudySession } from '../../study/study-session.ts';
import { sayOutlook } from './outlook.tsx';
import { lineWords, listenerOf, MARK_SIGNS, turnWords } from './turn-words.ts';
import type { ReviewedTurn } from './use-review.ts';

interface MarkedTurnsProps {
  readonly session: StudySession;
  readonly match: Match;
  readonly turns: readonly ReviewedTurn[];
  readonly nameOf: NameOf;
}

/** The turns with a mark, each with the better one. */
export function MarkedTurns({ turns, ...props }: MarkedTurnsProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const marked = turns.filter(({ judgement }) => judgement?.mark);
  const mistakes = marked.filter(({ judgement }) => judgement?.mark !== 'only').length;
  return (
    <>
      <p className="analysis-note">{analysis.reviewDone({ count: mistakes })}</p>
      {marked.length > 0 && (
        <ul className="review-turns">
          {marked.map((turn) => (
            <MarkedTurn key={turn.number} {...props} turn={turn} />
          ))}
        </ul>
      )}
    </>
  );
}

interface MarkedTurnProps extends Omit<MarkedTurnsProps, 'turns'> {
  readonly turn: ReviewedTurn;
}

function MarkedTurn({ session, match, turn, nameOf }: MarkedTurnProps): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  const { path, number, seat, judgement } = turn;
  const [before, after] = [session.gameAt(path.slice(0, -1)), session.gameAt(path)];
  if (!before || !after || !judgement?.mark) return undefined;
  const { mark, best, isBest } = judgement;
  const listener = listenerOf(session.state.value.study);
  const { notation } = turnWords(words, before, after, listener, nameOf);
  const label = analysis.marked({ number, player: nameOf(seat), turn: notation, mark: analysis.marks[mark] });
  const said = (outlook: typeof judgement.before): string => sayOutlook(words, outlook, match.sides);
  const [better] = best ? lineWords(words, before, [best.steps], listener, nameOf) : [];
  const show = (): void => session.playLine(path.slice(0, -1), best ? [best.steps, ...best.variation] : []);
  return (
    <li className="review-turn">
      <button type="button" className="review-go" onClick={() => session.go(path)}>
        <strong className={`review-sign marked-${mark}`} aria-hidden="true">
          {MARK_SIGNS[mark]}
        </strong>
        <span>{label}</span>
        {judgement.after && !isBest && (
          <span className="soft">
            {analysis.fromTo({ before: said(judgement.before), after: said(judgement.after) })}
          </span>
        )}
      </button>
      {better && !isBest && (
        <button type="button" className="button quiet review-better" title={better.text} onClick={show}>
          {analysis.better({ turn: better.notation })}
          <span className="unseen">{`. ${better.text}`}</span>
        </button>
      )}
    </li>
  );
}
