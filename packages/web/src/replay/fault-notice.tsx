import { describeFault } from '@oia/narration';
import type { RecordFault } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';

interface FaultNoticeProps {
  readonly fault: RecordFault;
  /** The text of the record. */
  readonly text: string;
}

/** Names the fault of a record, its place, and what was expected. */
export function FaultNotice({ fault, text }: FaultNoticeProps): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  const line = typeof fault.at === 'number' ? lineAt(text, fault.at) : undefined;
  return (
    <div className="notice warning replay-fault">
      <p>
        <strong>{describeFault(words, fault)}</strong>
      </p>
      {fault.turn !== undefined && <p>{replay.faultTurn({ game: fault.game, turn: fault.turn })}</p>}
      {fault.step !== undefined && <p>{replay.faultStep({ step: fault.step })}</p>}
      {line && <p className="replay-notation">{replay.faultLine(line)}</p>}
      {fault.code === 'newerVersion' && (
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {replay.updateFirst}
          </button>
        </p>
      )}
    </div>
  );
}

const MAX_LINE_LENGTH = 120;

/** The line that contains an offset; its number counts from 1. */
export function lineAt(text: string, at: number): { readonly line: number; readonly text: string } | undefined {
  const before = text.slice(0, at).split('\n');
  const from = at - (before.at(-1)?.length ?? 0);
  const [whole = ''] = text.slice(from).split('\n');
  const shown = whole.length > MAX_LINE_LENGTH ? `${whole.slice(0, MAX_LINE_LENGTH)} …` : whole;
  return shown.trim() === '' ? undefined : { line: before.length, text: shown };
}
