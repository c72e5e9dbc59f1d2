import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { LazyModule } from '../../base/lazy-module.ts';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import { changeForm } from '../../new-game/form-validation.ts';
import type { GameForm } from '../../new-game/game-form.ts';
import { formWith } from '../../new-game/player-presets.ts';
import { initialForm } from '../../new-game/saved-form.ts';
import { startForm } from '../../new-game/start-game.ts';
import { hasServer } from '../../online/server.ts';
import { MoreOptions } from './more-options.tsx';
import type { Where } from './online/where-choice.tsx';
import { PowersSection } from './powers-section.tsx';
import { StartBar, useEnter } from './start-bar.tsx';
import { TableSection } from './table-section.tsx';
import './new.css';

/** Loaded only where there is a server. */
const ONLINE_ENTRY = new LazyModule(() => import('../../online/online-entry.lazy.tsx'));
const online = async () => (await ONLINE_ENTRY.load()).withOnlineWords(import('./online/online-form.lazy.tsx'));
const OnlineForm = lazyComponent(async () => (await online()).OnlineForm);
const WhereChoice = lazyComponent(async () => (await online()).WhereChoice);

interface NewPageProps {
  /** From the address. */
  readonly powers: readonly string[];
  readonly start: number | undefined;
  readonly isOnline: boolean;
}

export function NewPage({ powers, start, isOnline }: NewPageProps): ReactNode {
  return <NewGame key={[...powers, start, isOnline].join(' ')} powers={powers} start={start} isOnline={isOnline} />;
}

/** A game on this device or, where there is a server, on it. */
function NewGame({ powers, start, isOnline }: NewPageProps): ReactNode {
  const [where, setWhere] = useState<Where>(isOnline ? 'online' : 'here');
  const isThere = useStore(hasServer);
  const [form, setForm] = useState<GameForm>(() => {
    const asked = formWith(initialForm(powers), powers, Math.random);
    return start === undefined ? asked : changeForm(asked, { start });
  });
  const choice = isThere && (
    <Suspense>
      <WhereChoice where={where} onChange={setWhere} />
    </Suspense>
  );
  return where === 'online' && isThere ? (
    <Suspense>
      <OnlineForm first={form}>{choice}</OnlineForm>
    </Suspense>
  ) : (
    <NewForm form={form} onChange={(change) => setForm((now) => changeForm(now, change))}>
      {choice}
    </NewForm>
  );
}

interface NewFormProps {
  readonly form: GameForm;
  readonly onChange: (change: Partial<GameForm>) => void;
  /** Shown above the steps. */
  readonly children: ReactNode;
}

/** Players, powers and Start; all other options are folded. */
function NewForm({ form, onChange, children }: NewFormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    startForm(form);
  };
  useEnter(() => startForm(form));
  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{newGame.title}</h1>
      {children}
      <div className="new-steps">
        <TableSection form={form} onChange={onChange} />
        <PowersSection form={form} onChange={onChange} />
      </div>
      <MoreOptions form={form} onChange={onChange} />
      <StartBar form={form} action={newGame.start} />
    </form>
  );
}
