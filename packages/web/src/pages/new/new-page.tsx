import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../use-store.ts';
import { useAllWords } from '../../words.tsx';
import { changeForm } from './form-changes.ts';
import { formWith } from './form-kinds.ts';
import { initialForm } from './form-memory.ts';
import { sayForm } from './form-summary.ts';
import { faultIn } from './form-table.ts';
import { sayFormFault } from './form-words.ts';
import type { GameForm } from './game-form.ts';
import { MoreOptions } from './more-options.tsx';
import { PowersSection } from './powers-section.tsx';
import { startForm } from './start-form.ts';
import { TableSection } from './table-section.tsx';
import './new.css';

interface NewPageProps {
  /** From the address. */
  readonly powers: readonly string[];
  readonly start: number | undefined;
}

export function NewPage({ powers, start }: NewPageProps): ReactNode {
  return <NewForm key={[...powers, start].join(' ')} powers={powers} start={start} />;
}

/** Who plays, with which powers, and Start; everything else is folded away. */
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
  useEnter(() => startForm(form));
  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{newGame.title}</h1>
      <div className="new-steps">
        <TableSection form={form} onChange={onChange} />
        <PowersSection form={form} onChange={onChange} />
      </div>
      <MoreOptions form={form} onChange={onChange} />
      <StartBar form={form} />
    </form>
  );
}

/** Enter starts from anywhere in the form, and also from a page in which nothing has the focus yet. */
function useEnter(start: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target, repeat }: KeyboardEvent): void => {
      const isIdle = target === document.body || target === document.getElementById('main');
      if (key === 'Enter' && isIdle && !repeat) start();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [start]);
}

/** Per cent. On a phone with larger text the bar would cover most of the screen. */
const LARGE = 125;

/** Always visible; says what is missing beside the button. */
function StartBar({ form }: { readonly form: GameForm }): ReactNode {
  const words = useAllWords();
  const { textSize } = useStore(settings);
  const fault = faultIn(form);
  return (
    <div className={textSize > LARGE ? 'new-start card large' : 'new-start card'}>
      <p role="status">{fault && sayFormFault(words, form, fault)}</p>
      {!fault && <p className="soft">{sayForm(words, form)}</p>}
      <button type="submit" className="button primary" disabled={fault !== undefined}>
        {words.ui.newGame.start}
      </button>
    </div>
  );
}
