import type { ReactNode } from 'react';
import { sayRefusal, useOnlineWords } from './online-words.ts';
import './refusal-notice.css';

interface RefusalNoticeProps {
  /** undefined: nothing was refused. */
  readonly code: string | undefined;
  readonly onRetry?: () => void;
}

/** Says why the server refused something, and what to do. */
export function RefusalNotice({ code, onRetry }: RefusalNoticeProps): ReactNode {
  const words = useOnlineWords();
  return (
    <div role="alert" className="refusal">
      {code !== undefined && (
        <div className="notice warning row">
          <span>{sayRefusal(words, code)}</span>
          {onRetry && (
            <button type="button" className="button" onClick={onRetry}>
              {words.faults.again}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
