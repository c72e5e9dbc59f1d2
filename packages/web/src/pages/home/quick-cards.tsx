import { type ReactNode, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useWords } from '../../common/words.tsx';
import { sayForm } from '../../new-game/form-summary.ts';
import { LevelChoice } from '../../new-game/level-choice.tsx';
import type { Kind } from '../../new-game/player-presets.ts';
import { lastForm } from '../../new-game/saved-form.ts';
import { startOrDefault } from '../../new-game/start-game.ts';
import { FIRST_LESSON, isNewcomer } from '../../storage/games.ts';

/** Starts a game against the computer with one tap; new users can start the lessons instead. */
export function ComputerCard(): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const [form, setForm] = useState(() => lastForm('computer'));
  return (
    <section className="card home-computer">
      <h2>{home.computerTitle}</h2>
      <p className="soft">{sayForm(words, form)}</p>
      <div className="row home-start">
        <button type="button" className="button primary home-play" onClick={() => startOrDefault(form, 'computer')}>
          {home.play}
        </button>
        <LearnLink />
      </div>
      <LevelChoice form={form} onChange={setForm} />
    </section>
  );
}

function LearnLink(): ReactNode {
  const { home, common } = useWords().ui;
  const [isNew] = useState(isNewcomer);
  return isNew ? (
    <Link to={{ page: 'learn', lesson: FIRST_LESSON }} className="button home-learn">
      {home.learn}
    </Link>
  ) : (
    <Link to={{ page: 'learn' }} className="button quiet">
      {common.learn}
    </Link>
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
