import { powerById } from '@oia/rules';
import { type ReactNode, useState } from 'react';
import { useFocusOnChange } from '../../base/use-focus-on-change.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { MatchupsView } from './matchups/matchups-view.tsx';
import { PowerList } from './power-list.tsx';
import { NO_FILTER } from './power-properties.ts';
import { PowerView } from './power-view.tsx';
import '../../parts/power-card.css';
import './powers.css';

interface PowersPageProps {
  readonly power: string | undefined;
  readonly view: 'matchups' | undefined;
}

/** The list of powers, one power, or the match-ups. The filter stays for a return to the list. */
export function PowersPage({ power, view }: PowersPageProps): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const page = useFocusOnChange<HTMLDivElement>(`${view} ${power}`);
  const facts = power === undefined ? undefined : powerById(power);
  if (view === 'matchups')
    return (
      <div className="powers" ref={page} tabIndex={-1}>
        <MatchupsView key={power} power={power} />
      </div>
    );
  return (
    <div className="powers" ref={page} tabIndex={-1}>
      {power === undefined && <PowerList filter={filter} onFilter={setFilter} />}
      {power !== undefined && !facts && <UnknownPower power={power} />}
      {facts && <PowerView key={facts.id} power={facts} />}
    </div>
  );
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
