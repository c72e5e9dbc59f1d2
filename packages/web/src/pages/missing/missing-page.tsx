import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useWords } from '../../common/words.tsx';

export function MissingPage({ path }: { readonly path: string }): ReactNode {
  const { common } = useWords().ui;
  return (
    <div className="stack">
      <h1>{common.missing({ path })}</h1>
      <p>
        <Link to={{ page: 'home' }} className="button primary">
          {common.toHome}
        </Link>
      </p>
    </div>
  );
}
