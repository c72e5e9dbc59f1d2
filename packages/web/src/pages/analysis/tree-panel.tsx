import type { TurnMark } from '@oia/engine';
import type { NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import { memo, type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { Kept } from '../../storage/device.ts';
import type { StudySession, StudyState } from '../../study/study-session.ts';
import { branchesOn, sizeOf } from '../../study/tree.ts';
import { ShareStudy } from './share-study.tsx';
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

/** The variations, with buttons to share, promote and delete them. */
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

interface TreeActionsProps {
  readonly session: StudySession;
  /** The shown turn in notation. */
  readonly turn: string;
}

/** Promote and delete. A single turn is deleted at once, several turns only after confirmation. */
function TreeActions({ session, turn }: TreeActionsProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const [asks, setAsks] = useState(false);
  const { study, path } = session.state.value;
  const shown = branchesOn(study.branches, path).at(-1);
  const count = shown ? sizeOf([shown]) : 0;
  const remove = (): void => {
    setAsks(false);
    session.remove();
  };
  if (path.length === 0) return undefined;
  return (
    <div className="row tree-actions">
      {session.canPromote && (
        <button type="button" className="button" onClick={() => session.promote()}>
          {analysis.promote}
        </button>
      )}
      <button type="button" className="button danger" onClick={() => (count > 1 ? setAsks(true) : remove())}>
        {analysis.remove}
      </button>
      {asks && (
        <ConfirmDialog
          title={analysis.removeTitle}
          action={analysis.remove}
          onClose={() => setAsks(false)}
          onConfirm={remove}
        >
          <p>{analysis.removeQuestion({ turn, count })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
