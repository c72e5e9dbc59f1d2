import { LEVELS } from '@oia/engine';
import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { useWords } from '../../words.tsx';
import { startWish } from '../new/start-wish.ts';
import type { Wish } from '../new/wish.ts';
import { FIRST_WISHES, type Kind, levelOf, withLevel } from '../new/wish-kinds.ts';
import { lastWish } from '../new/wish-memory.ts';
import { sayWish } from '../new/wish-summary.ts';

/** What was played last in this way may not be playable any more, after an update for one: then the usual one is. */
const startOrUsual = (wish: Wish, kind: Kind): void => {
  if (startWish(wish)) startWish(FIRST_WISHES[kind]);
};

/** One tap to a game against the computer. */
export function ComputerCard(): ReactNode {
  const words = useWords();
  const { home, computers } = words.ui;
  const [wish, setWish] = useState(() => lastWish('computer'));
  const level = levelOf(wish) ?? 'easy';
  const levels = LEVELS.map((value) => ({
    value,
    label: computers.levelNames[value],
    note: computers.levelNotes[value],
  }));
  return (
    <section className="card home-computer">
      <h2>{home.computerTitle}</h2>
      <p className="soft">{sayWish(words, wish)}</p>
      <button type="button" className="button primary home-play" onClick={() => startOrUsual(wish, 'computer')}>
        {home.play}
      </button>
      <ChoiceGroup
        legend={home.strength}
        choices={levels}
        value={level}
        onChange={(chosen) => setWish(withLevel(wish, chosen))}
      />
    </section>
  );
}

/** One tap to a game of the other kinds. */
export function QuickCard({ kind }: { readonly kind: Exclude<Kind, 'computer'> }): ReactNode {
  const words = useWords();
  const { home } = words.ui;
  const [wish] = useState(() => lastWish(kind));
  const title = kind === 'friends' ? home.friendsTitle : home.watchTitle;
  return (
    <section className="card home-card">
      <h2>{title}</h2>
      <p>{kind === 'friends' ? home.friendsNote : home.watchNote}</p>
      <p className="soft">{sayWish(words, wish)}</p>
      <button
        type="button"
        className="button"
        aria-label={kind === 'friends' ? home.playFriends : home.watchComputers}
        onClick={() => startOrUsual(wish, kind)}
      >
        {kind === 'friends' ? home.play : home.watch}
      </button>
    </section>
  );
}
