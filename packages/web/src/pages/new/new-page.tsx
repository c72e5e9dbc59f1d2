import { type FormEvent, type ReactNode, useState } from 'react';
import { useAllWords } from '../../words.tsx';
import { changeForm } from './form-changes.ts';
import { formWith } from './form-kinds.ts';
import { initialForm } from './form-memory.ts';
import { sayForm } from './form-summary.ts';
import { faultIn } from './form-table.ts';
import { sayFormFault } from './form-words.ts';
import type { GameForm } from './game-form.ts';
import { PlayersSection } from './players-section.tsx';
import { PowersSection } from './powers-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { startForm } from './start-form.ts';
import { StartSection } from './start-section.tsx';
import './new.css';

interface NewPageProps {
  /** From the address. */
  readonly powers: readonly string[];
  readonly start: number | undefined;
}

export function NewPage({ powers, start }: NewPageProps): ReactNode {
  return <NewForm key={[...powers, start].join(' ')} powers={powers} start={start} />;
}

function NewForm({ powers, start }: NewPageProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [form, setForm] = useState<GameForm>(() => {
    const asked = formWith(initialForm(powers), powers, Math.random);
    return start === undefined ? asked : changeForm(asked, { start });
  });
  const onChange = (change: Partial<GameForm>): void => setForm((now) => changeForm(now, change));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    startForm(form);
  };
  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{newGame.title}</h1>
      <div className="new-sections">
        <PlayersSection form={form} onChange={onChange} />
        <div className="stack new-powers">
          <PowersSection form={form} onChange={onChange} />
          <StartSection form={form} onChange={onChange} />
        </div>
        <RulesSection form={form} onChange={onChange} />
      </div>
      <StartBar form={form} />
    </form>
  );
}

/** Always visible; says what is missing beside the button. */
function StartBar({ form }: { readonly form: GameForm }): ReactNode {
  const words = useAllWords();
  const fault = faultIn(form);
  return (
    <div className="new-start card">
      <p role="status">{fault && sayFormFault(words, form, fault)}</p>
      {!fault && <p className="soft">{sayForm(words, form)}</p>}
      <button type="submit" className="button primary" disabled={fault !== undefined}>
        {words.ui.newGame.start}
      </button>
    </div>
  );
}
