import { LEVELS } from '@oia/engine';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';

/** All levels of the computer, as options of a select field. */
export function LevelOptions(): ReactNode {
  const { newGame, computers } = useAllWords().ui;
  return LEVELS.map((level) => (
    <option key={level} value={level}>
      {newGame.levelChoice({ level, name: computers.levelNames[level] })}
    </option>
  ));
}
