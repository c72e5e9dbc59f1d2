import { powerById } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import { memo, type ReactNode, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { deleteStudy, type KeptStudy, keptStudies } from '../../storage/studies.ts';
import type { StudySession } from '../../study/study-session.ts';
import { PasteForm } from './paste-form.tsx';

interface PositionPanelProps {
  readonly onEdit: () => void;
  readonly onOpen: (session: StudySession) => void;
}

/** Other positions: set up, pasted, from a game, or saved. */
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
      <SavedStudies />
    </>
  );
});

/** The analyses on this device. */
function SavedStudies(): ReactNode {
  const { analysis } = useAllWords().ui;
  const [studies, setStudies] = useState(keptStudies);
  const remove = (id: string): void => {
    deleteStudy(id);
    setStudies(keptStudies());
  };
  if (studies.length === 0) return undefined;
  return (
    <details className="card analysis-kept">
      <summary>
        {analysis.keptTitle} ({studies.length})
      </summary>
      <ul>
        {studies.map((study) => (
          <SavedRow key={study.id} study={study} onDelete={() => remove(study.id)} />
        ))}
      </ul>
    </details>
  );
}

function SavedRow({ study, onDelete }: { readonly study: KeptStudy; readonly onDelete: () => void }): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  const { language } = useStore(settings);
  const powers = namesIn(words, study.powers);
  const date = new Date(study.changed).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <li>
      <Link to={{ page: 'analysis', study: study.id }} aria-label={analysis.openKept({ powers })}>
        {powers}
      </Link>
      <span className="soft">{analysis.keptAt({ date, count: study.turns })}</span>
      <button type="button" className="button quiet" aria-label={analysis.deleteKept({ powers })} onClick={onDelete}>
        {analysis.delete}
      </button>
    </li>
  );
}

const namesIn = ({ powers, ui }: Catalogue, ids: readonly string[]): string =>
  ids
    .map((id) => {
      const known = powerById(id);
      return known ? powers[known.id].name : ui.common.noPower;
    })
    .join(' – ');
