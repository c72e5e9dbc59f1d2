import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';

/** Says why nothing can be shown, with links to other pages. */
export function FaultPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <div className="stack">
      <h1>{replay.faultTitle}</h1>
      <div className="card stack">{children}</div>
      <AnotherLink />
    </div>
  );
}

export function AnotherLink({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  const { replay, common } = useAllWords().ui;
  return (
    <p className="row replay-ways">
      <Link to={{ page: 'replay' }} className="button" {...(onLeave ? { onClickCapture: onLeave } : {})}>
        {replay.another}
      </Link>
      <Link to={{ page: 'home' }} className="button quiet">
        {common.toHome}
      </Link>
    </p>
  );
}
