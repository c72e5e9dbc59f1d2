import { POWER_LIST, type PowerSet, powerById, SETS } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type ReactNode, useId } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { PowerFace } from '../../parts/power-face.tsx';
import { MatchupsTeaser } from './matchups/matchups-teaser.tsx';
import { PowerFilterForm } from './power-filter-form.tsx';
import { foundPowers, NO_FILTER, type PowerFilter } from './power-properties.ts';
import './deck.css';

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

interface DeckProps {
  readonly powers: readonly PowerId[];
  /** Shows the texts too, because the search looks in them. */
  readonly hasTexts: boolean;
}

/** Cards by set, each a link to its power. */
function Deck({ powers, hasTexts }: DeckProps): ReactNode {
  return SETS.map((set) => {
    const found = powers.filter((power) => powerById(power).set === set);
    return found.length > 0 && <DeckSet key={set} set={set} powers={found} hasTexts={hasTexts} />;
  });
}

function DeckSet({ set, powers, hasTexts }: DeckProps & { readonly set: PowerSet }): ReactNode {
  const { picker } = useAllWords().ui;
  const heading = useId();
  return (
    <section className="deck-set" aria-labelledby={heading}>
      <h2 id={heading}>{picker.sets[set]}</h2>
      <ul className={hasTexts ? 'deck with-texts' : 'deck'}>
        {powers.map((power) => (
          <DeckCard key={power} power={power} hasText={hasTexts} />
        ))}
      </ul>
    </section>
  );
}

/** The whole card can be clicked, but only the name is a link for screen readers. */
function DeckCard({ power, hasText }: { readonly power: PowerId; readonly hasText: boolean }): ReactNode {
  const { name, title, text, language } = useAllWords().powers[power];
  return (
    <li className="deck-card">
      <PowerFace power={power}>
        <h3>
          <Link to={{ page: 'powers', power }}>{name}</Link>
        </h3>
        <p className="power-card-title" lang={language}>
          {title}
        </p>
        {hasText && (
          <p className="deck-text" lang={language}>
            {text}
          </p>
        )}
      </PowerFace>
    </li>
  );
}

const FANNED_COUNT = 5;
/** Cards from all parts of the deck. */
const FANNED = Array.from(
  { length: FANNED_COUNT },
  (_, i) => POWER_LIST[Math.floor((i * (POWER_LIST.length - 1)) / (FANNED_COUNT - 1))],
);

/** A hand of cards, for decoration. */
function DeckFan(): ReactNode {
  return (
    <div className="deck-fan" aria-hidden="true">
      {FANNED.map((power) => power && <PowerFace key={power.id} power={power.id as PowerId} />)}
    </div>
  );
}
