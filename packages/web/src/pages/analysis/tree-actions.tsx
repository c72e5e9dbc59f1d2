import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { StudySession } from '../../study/study-session.ts';
import { branchesOn, sizeOf } from '../../study/tree.ts';

interface TreeActionsProps {
  readonly session: StudySession;
  /** The shown turn in notation. */
  readonly turn: string;
}

/** Promote and delete. A single turn is deleted at once, more only after a question. */
export function TreeActions({ session, turn }: TreeActionsProps): ReactNode {
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
