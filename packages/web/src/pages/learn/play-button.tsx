import { type ReactNode, useState } from 'react';
import { keptGames } from '../../storage/games.ts';
import { useAllWords } from '../../words.tsx';
import { lastForm } from '../new/form-memory.ts';
import { startOrDefault } from '../new/start-form.ts';

/** Starts a game against the computer: the first one at the gentlest level, later ones as the last. */
export function PlayButton(): ReactNode {
  const { learn } = useAllWords().ui;
  const [isFirst] = useState(() => keptGames().length === 0);
  return (
    <button type="button" className="button primary" onClick={() => startOrDefault(lastForm('computer'), 'computer')}>
      {isFirst ? learn.playFirst : learn.play}
    </button>
  );
}
