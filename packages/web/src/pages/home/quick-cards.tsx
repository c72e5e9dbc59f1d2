import { type ReactNode, useState } from 'react';
import { useWords } from '../../words.tsx';
import { DEFAULT_FORMS, type Kind } from '../new/form-kinds.ts';
import { lastForm } from '../new/form-memory.ts';
import { sayForm } from '../new/form-summary.ts';
import type { GameForm } from '../new/game-form.ts';
import { LevelChoice } from '../new/level-choice.tsx';
import { startForm } from '../new/start-form.ts';

/** The last form may not be playable any more, for example after an update; then the default is used. */
const startOrDefault = (form: GameForm, kind: Kind): void => {
  if (startForm(form)) startForm(DEFAULT_FORMS[kind]);
};

/** Starts a game against the computer with one tap. */
export function ComputerCard(): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const [form, setForm] = useState(() => lastForm('computer'));
  return (
    <section className="card home-computer">
      <h2>{home.computerTitle}</h2>
      <p className="soft">{sayForm(words, form)}</p>
      <button type="button" className="button primary home-play" onClick={() => startOrDefault(form, 'computer')}>
        {home.play}
      </button>
      <LevelChoice form={form} onChange={setForm} />
    </section>
  );
}

/** Starts a game of another kind with one tap. */
export function QuickCard({ kind }: { readonly kind: Exclude<Kind, 'computer'> }): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const [form] = useState(() => lastForm(kind));
  const title = kind === 'friends' ? home.friendsTitle : home.watchTitle;
  return (
    <section className="card home-card">
      <h2>{title}</h2>
      <p>{kind === 'friends' ? home.friendsNote : home.watchNote}</p>
      <p className="soft">{sayForm(words, form)}</p>
      <button
        type="button"
        className="button"
        aria-label={kind === 'friends' ? home.playFriends : home.watchComputers}
        onClick={() => startOrDefault(form, kind)}
      >
        {kind === 'friends' ? home.play : home.watch}
      </button>
    </section>
  );
}
