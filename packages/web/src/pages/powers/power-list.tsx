import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { Emblem } from '../../parts/emblem.tsx';
import { Link } from '../../router.tsx';
import { useAllWords } from '../../words.tsx';
import { MatchupsTeaser } from './matchups/matchups-teaser.tsx';
import { foundPowers, NO_FILTER, type PowerFilter } from './power-filter.ts';
import { PowerFilterForm } from './power-filter-form.tsx';
import '../../parts/power-card.css';

interface PowerListProps {
  readonly filter: PowerFilter;
  readonly onFilter: (filter: PowerFilter) => void;
}

export function PowerList({ filter, onFilter }: PowerListProps): ReactNode {
  const words = useAllWords();
  const { powersPage, picker } = words.ui;
  const found = foundPowers(words, filter);
  return (
    <>
      <h1>{powersPage.title}</h1>
      <p>{powersPage.intro}</p>
      <MatchupsTeaser />
      <PowerFilterForm filter={filter} onFilter={onFilter} />
      <div className="row powers-found">
        <p role="status">{found.length > 0 ? picker.found({ count: found.length }) : picker.nothing}</p>
        {filter !== NO_FILTER && (
          <button type="button" className="button quiet" onClick={() => onFilter(NO_FILTER)}>
            {powersPage.resetFilter}
          </button>
        )}
      </div>
      <ul className="powers-grid">
        {found.map((power) => (
          <PowerEntry key={power} power={power} />
        ))}
      </ul>
    </>
  );
}

/** The whole card can be clicked, but only the name is a link for screen readers. */
function PowerEntry({ power }: { readonly power: PowerId }): ReactNode {
  const { powers, ui } = useAllWords();
  const { name, title, text, language } = powers[power];
  const set = powerById(power)?.set ?? 'simple';
  return (
    <li className="card powers-entry">
      <div className="power-card-head">
        <Emblem power={power} />
        <div>
          <h2>
            <Link to={{ page: 'powers', power }}>{name}</Link>
          </h2>
          <p className="power-card-title" lang={language}>
            {title}
          </p>
          <p className="power-card-set soft">{ui.picker.setOf[set]}</p>
        </div>
      </div>
      <p className="power-card-text" lang={language}>
        {text}
      </p>
    </li>
  );
}
