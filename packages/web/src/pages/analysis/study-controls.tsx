import type { NameOf } from '@oia/narration';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { type Study, viewersOf } from '../../study/study.ts';
import type { StudySession } from '../../study/study-session.ts';

interface StudyControlsProps {
  readonly session: StudySession;
  readonly onFlip: () => void;
}

/** Buttons that step through the variations and turn the board. */
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

interface SeatChoiceProps {
  readonly study: Study;
  readonly nameOf: NameOf;
  readonly onChoose: (seat: number) => void;
}

/** Chooses the seat whose view is shown and analysed; only in games with secrets. */
export function SeatChoice({ study, nameOf, onChoose }: SeatChoiceProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const id = useId();
  const viewers = viewersOf(study);
  if (viewers.length === 0) return undefined;
  return (
    <div className="card field">
      <label htmlFor={id}>{analysis.seenBy}</label>
      <select
        id={id}
        value={study.seat}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {viewers.map((seat) => (
          <option key={seat} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
      </select>
      <p className="soft analysis-note" id={`${id}-note`}>
        {analysis.seenByNote}
      </p>
    </div>
  );
}
