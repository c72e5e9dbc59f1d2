import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Deck, DeckFan } from './deck.tsx';
import { MatchupsTeaser } from './matchups/matchups-teaser.tsx';
import { foundPowers, NO_FILTER, type PowerFilter } from './power-filter.ts';
import { PowerFilterForm } from './power-filter-form.tsx';

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
      <header className="powers-opening">
        <div>
          <h1>{powersPage.title}</h1>
          <p>{powersPage.intro}</p>
          <MatchupsTeaser />
        </div>
        <DeckFan />
      </header>
      <PowerFilterForm filter={filter} onFilter={onFilter} />
      <div className="row powers-found">
        <p role="status">{found.length > 0 ? picker.found({ count: found.length }) : picker.nothing}</p>
        {filter !== NO_FILTER && (
          <button type="button" className="button quiet" onClick={() => onFilter(NO_FILTER)}>
            {powersPage.resetFilter}
          </button>
        )}
      </div>
      <Deck powers={found} hasTexts={filter.text !== ''} />
    </>
  );
}
