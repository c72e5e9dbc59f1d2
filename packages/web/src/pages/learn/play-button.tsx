import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { lastForm } from '../../new-game/form-memory.ts';
import { startOrDefault } from '../../new-game/start-form.ts';
import { keptGames } from '../../storage/games.ts';

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
