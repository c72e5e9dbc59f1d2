import type { Power } from '@oia/rules';
import type { ReactNode } from 'react';
import { Emblem } from '../../parts/emblem.tsx';
import { Link } from '../../router.tsx';
import { useAllWords } from '../../words.tsx';
import { PowerMatchups } from './matchups/power-matchups.tsx';
import { PowerFacts } from './power-facts.tsx';
import { PowerPairs } from './power-pairs.tsx';
import { Rulings } from './rulings.tsx';

/** Everything about one power. */
export function PowerView({ power }: { readonly power: Power }): ReactNode {
  const { powersPage } = useAllWords().ui;
  return (
    <article className="stack">
      <p className="powers-back">
        <Link to={{ page: 'powers' }}>{powersPage.toAll}</Link>
      </p>
      <PowerHead power={power} />
      <div className="powers-about">
        <PowerFacts power={power} />
        <PowerPairs power={power} />
      </div>
      <PowerMatchups power={power.id} />
      <section className="card">
        <h2>{powersPage.rulings}</h2>
        <Rulings power={power.id} />
      </section>
    </article>
  );
}

function PowerHead({ power: { id, set } }: { readonly power: Power }): ReactNode {
  const { powers, ui } = useAllWords();
  const { name, title, text, language } = powers[id];
  return (
    <header className="card powers-head">
      <Emblem power={id} />
      <div>
        <h1>{name}</h1>
        <p className="power-card-title" lang={language}>
          {title}
        </p>
        <p className="power-card-set soft">{ui.picker.setOf[set]}</p>
      </div>
      <p className="powers-text" lang={language}>
        {text}
      </p>
      <Link to={{ page: 'new', powers: [id] }} className="button primary">
        {ui.powersPage.playNow}
      </Link>
      <Link to={{ page: 'analysis', powers: [id] }} className="button">
        {ui.analysis.analyse}
      </Link>
    </header>
  );
}
