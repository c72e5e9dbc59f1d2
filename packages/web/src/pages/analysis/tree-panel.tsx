import type { TurnMark } from '@oia/engine';
import type { NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import { memo, type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { Kept } from '../../storage/device.ts';
import type { StudySession, StudyState } from '../../study/study-session.ts';
import { ShareStudy } from './share-study.tsx';
import { TreeActions } from './tree-actions.tsx';
import { listenerOf, turnWords } from './turn-words.ts';
import { VariationTree } from './variation-tree.tsx';

interface TreePanelProps {
  readonly session: StudySession;
  readonly state: StudyState;
  readonly game: Game;
  readonly marks: ReadonlyMap<number, TurnMark>;
  readonly kept: Kept | undefined;
  readonly nameOf: NameOf;
}

/** The variations, and what can be done with them. */
export const TreePanel = memo(function TreePanel(props: TreePanelProps): ReactNode {
  const { session, state, game, marks, kept, nameOf } = props;
  const words = useAllWords();
  const { analysis, common } = words.ui;
  const [isSharing, setSharing] = useState(false);
  const { study, path } = state;
  const [before, after] = [session.gameAt(path.slice(0, -1)), session.gameAt(path)];
  const turn = before && after ? turnWords(words, before, after, listenerOf(study), nameOf).notation : '';
  const said = { kept: analysis.kept, full: common.keptFull, denied: common.keptDenied };
  return (
    <section className="card analysis-tree">
      <h2>{analysis.variations}</h2>
      <VariationTree session={session} state={state} nameOf={nameOf} marks={marks} />
      <div className="row">
        <button type="button" className="button" onClick={() => setSharing(true)}>
          {analysis.share}
        </button>
        <TreeActions session={session} turn={turn} />
      </div>
      <p className="soft analysis-note" role="status">
        {kept && said[kept]}
      </p>
      <p className="soft analysis-keys">{analysis.keys}</p>
      {isSharing && <ShareStudy study={study} game={game} nameOf={nameOf} onClose={() => setSharing(false)} />}
    </section>
  );
});
