import { memo, type ReactNode, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import type { StudySession } from '../../study/study-session.ts';
import { KeptStudies } from './kept-studies.tsx';
import { PasteForm } from './paste-form.tsx';

interface PositionPanelProps {
  readonly onEdit: () => void;
  readonly onOpen: (session: StudySession) => void;
}

/** Other positions: set up, pasted, from a game, or kept. */
export const PositionPanel = memo(function PositionPanel({ onEdit, onOpen }: PositionPanelProps): ReactNode {
  const { analysis, common } = useAllWords().ui;
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <section className="card stack analysis-open">
        <h2>{analysis.position}</h2>
        <div className="row">
          <button type="button" className="button" onClick={onEdit}>
            {analysis.edit}
          </button>
          <button type="button" className="button" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            {analysis.paste}
          </button>
          <Link to={{ page: 'analysis' }} className="button">
            {analysis.new}
          </Link>
          <Link to={{ page: 'replay' }} className="button">
            {common.replay}
          </Link>
        </div>
        {isPasting && <PasteForm onOpen={onOpen} />}
      </section>
      <KeptStudies />
    </>
  );
});
