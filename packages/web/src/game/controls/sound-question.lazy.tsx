import type { ReactNode } from 'react';
import { changeSettings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { useFocusBoard } from '../game-context.tsx';

/** Asks once whether sounds are wanted. */
export function SoundQuestion(): ReactNode {
  const { sounds } = useAllWords().ui;
  const focusBoard = useFocusBoard();
  const answer = (sound: boolean) => (): void => {
    changeSettings({ sound, soundAsked: true });
    focusBoard();
  };
  return (
    <div className="notice row sound-question">
      <span>{sounds.question}</span>
      <button type="button" className="button" onClick={answer(true)}>
        {sounds.yes}
      </button>
      <button type="button" className="button quiet" onClick={answer(false)}>
        {sounds.no}
      </button>
    </div>
  );
}
