import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import type { StudySession } from '../../study/study-session.ts';

interface StudyControlsProps {
  readonly session: StudySession;
  readonly onFlip: () => void;
}

/** Walks through the variations. */
export function StudyControls({ session, onFlip }: StudyControlsProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const { canGoBack, canGoForward } = session;
  return (
    <fieldset className="analysis-controls">
      <legend className="unseen">{analysis.controls}</legend>
      <IconButton icon="toStart" name={analysis.toStart} isOff={!canGoBack} onPress={() => session.toStart()} />
      <IconButton icon="back" name={analysis.back} isOff={!canGoBack} onPress={() => session.back()} />
      <IconButton icon="forward" name={analysis.forward} isOff={!canGoForward} onPress={() => session.forward()} />
      <IconButton icon="toEnd" name={analysis.toEnd} isOff={!canGoForward} onPress={() => session.toEnd()} />
      <IconButton icon="flip" name={analysis.flip} onPress={onFlip} />
    </fieldset>
  );
}
