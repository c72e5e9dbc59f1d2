import type { NameOf } from '@oia/narration';
import type { DraftStep } from '@oia/rules';
import { type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { PowerCard } from '../../parts/power-card.tsx';
import { searchPowers } from '../../parts/power-search.ts';

interface DraftChoicesProps {
  readonly legal: readonly DraftStep[];
  readonly nameOf: NameOf;
  readonly onChoose: (step: DraftStep) => void;
}

/** The powers that can be offered, or the players who can start. */
export function DraftChoices({ legal, nameOf, onChoose }: DraftChoicesProps): ReactNode {
  const starts = legal.filter((step) => step.kind === 'start');
  const offers = legal.filter((step) => step.kind === 'offer');
  if (starts.length > 0) return <Starts steps={starts} nameOf={nameOf} onChoose={onChoose} />;
  return offers.length > 0 ? <Offers steps={offers} onChoose={onChoose} /> : undefined;
}

interface StartsProps {
  readonly steps: readonly Extract<DraftStep, { kind: 'start' }>[];
  readonly nameOf: NameOf;
  readonly onChoose: (step: DraftStep) => void;
}

function Starts({ steps, nameOf, onChoose }: StartsProps): ReactNode {
  const { draft } = useAllWords().ui;
  return (
    <div className="row">
      {steps.map((step) => (
        <button key={step.seat} type="button" className="button primary" onClick={() => onChoose(step)}>
          {draft.start({ player: nameOf(step.seat) })}
        </button>
      ))}
    </div>
  );
}

interface OffersProps {
  readonly steps: readonly Extract<DraftStep, { kind: 'offer' }>[];
  readonly onChoose: (step: DraftStep) => void;
}

function Offers({ steps, onChoose }: OffersProps): ReactNode {
  const words = useAllWords();
  const { ui } = words;
  const [text, setText] = useState('');
  const heading = useId();
  const found = searchPowers(words, { text, set: 'all' }).flatMap(
    (power) => steps.find((step) => step.power === power) ?? [],
  );
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{ui.draft.choices}</h2>
      <SearchField text={text} onChange={setText} />
      <p className="soft" role="status">
        {found.length > 0 ? ui.picker.found({ count: found.length }) : ui.picker.nothing}
      </p>
      <ul className="draft-cards">
        {found.map((step) => (
          <li key={step.power} className="card">
            <PowerCard power={step.power}>
              <button type="button" className="button" onClick={() => onChoose(step)}>
                {ui.draft.offer({ power: step.power })}
              </button>
            </PowerCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SearchField({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const { picker } = useAllWords().ui;
  const id = useId();
  return (
    <div className="field draft-search">
      <label htmlFor={id}>{picker.search}</label>
      <input id={id} type="search" autoComplete="off" value={text} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
