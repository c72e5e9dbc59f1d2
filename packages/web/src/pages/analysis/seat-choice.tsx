import type { NameOf } from '@oia/narration';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { type Study, viewersOf } from '../../study/study.ts';

interface SeatChoiceProps {
  readonly study: Study;
  readonly nameOf: NameOf;
  readonly onChoose: (seat: number) => void;
}

/** Whose view is shown and analysed; only where something is secret. */
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
