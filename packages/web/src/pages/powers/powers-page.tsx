import { powerById } from '@oia/rules';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../../router.tsx';
import { useAllWords } from '../../words.tsx';
import { NO_FILTER } from './power-filter.ts';
import { PowerList } from './power-list.tsx';
import { PowerView } from './power-view.tsx';
import '../../parts/power-card.css';
import './powers.css';

/** The list of powers, or one power. The filter is kept for when the user comes back to the list. */
export function PowersPage({ power }: { readonly power: string | undefined }): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const page = useFocusOnChange(power);
  const facts = power === undefined ? undefined : powerById(power);
  return (
    <div className="powers" ref={page} tabIndex={-1}>
      {power === undefined && <PowerList filter={filter} onFilter={setFilter} />}
      {power !== undefined && !facts && <UnknownPower power={power} />}
      {facts && <PowerView key={facts.id} power={facts} />}
    </div>
  );
}

/** Moves the focus to the top when the power changes, for keyboards and screen readers. */
function useFocusOnChange(power: string | undefined): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(power);
  useEffect(() => {
    if (last.current !== power) page.current?.focus();
    last.current = power;
  }, [power]);
  return page;
}

function UnknownPower({ power }: { readonly power: string }): ReactNode {
  const { powersPage } = useAllWords().ui;
  return (
    <div className="card">
      <h1>{powersPage.title}</h1>
      <p role="alert">{powersPage.unknown({ name: power })}</p>
      <Link to={{ page: 'powers' }} className="button primary">
        {powersPage.toAll}
      </Link>
    </div>
  );
}
