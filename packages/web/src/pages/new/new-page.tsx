import { type FormEvent, type ReactNode, useState } from 'react';
import { useAllWords } from '../../words.tsx';
import { PlayersSection } from './players-section.tsx';
import { PowersSection } from './powers-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { StartSection } from './start-section.tsx';
import { startWish } from './start-wish.ts';
import type { Wish } from './wish.ts';
import { changeWish } from './wish-changes.ts';
import { wishWith } from './wish-kinds.ts';
import { baseFor } from './wish-memory.ts';
import { sayWish } from './wish-summary.ts';
import { faultIn } from './wish-table.ts';
import { sayWishFault } from './wish-words.ts';
import './new.css';

interface NewPageProps {
  /** What is asked for by the address. */
  readonly powers: readonly string[];
  readonly start: number | undefined;
}

export function NewPage({ powers, start }: NewPageProps): ReactNode {
  return <NewForm key={[...powers, start].join(' ')} powers={powers} start={start} />;
}

function NewForm({ powers, start }: NewPageProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [wish, setWish] = useState<Wish>(() => {
    const asked = wishWith(baseFor(powers), powers, Math.random);
    return start === undefined ? asked : changeWish(asked, { start });
  });
  const onChange = (change: Partial<Wish>): void => setWish((now) => changeWish(now, change));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    startWish(wish);
  };
  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{newGame.title}</h1>
      <div className="new-sections">
        <PlayersSection wish={wish} onChange={onChange} />
        <div className="stack new-powers">
          <PowersSection wish={wish} onChange={onChange} />
          <StartSection wish={wish} onChange={onChange} />
        </div>
        <RulesSection wish={wish} onChange={onChange} />
      </div>
      <StartBar wish={wish} />
    </form>
  );
}

/** Always in reach; what is missing stands beside the button. */
function StartBar({ wish }: { readonly wish: Wish }): ReactNode {
  const words = useAllWords();
  const fault = faultIn(wish);
  return (
    <div className="new-start card">
      <p role="status">{fault && sayWishFault(words, wish, fault)}</p>
      {!fault && <p className="soft">{sayWish(words, wish)}</p>}
      <button type="submit" className="button primary" disabled={fault !== undefined}>
        {words.ui.newGame.start}
      </button>
    </div>
  );
}
