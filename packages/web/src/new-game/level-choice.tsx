import { LEVELS, LOWEST_LEVEL } from '@oia/engine';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { ChoiceGroup } from '../parts/choice-group.tsx';
import type { GameForm } from './game-form.ts';
import { levelIn, withLevel } from './player-presets.ts';
import './level-choice.css';

interface LevelChoiceProps {
  readonly form: GameForm;
  readonly onChange: (form: GameForm) => void;
}

/** One level for all computers of a form. */
export function LevelChoice({ form, onChange }: LevelChoiceProps): ReactNode {
  const { home, computers } = useWords().ui;
  const levels = LEVELS.map((value) => ({
    value,
    label: value,
    note: `${computers.levelNames[value]}. ${computers.levelNotes[value]}`,
  }));
  return (
    <div className="level-choice">
      <ChoiceGroup
        legend={home.strength}
        choices={levels}
        value={levelIn(form) ?? LOWEST_LEVEL}
        onChange={(chosen) => onChange(withLevel(form, chosen))}
      />
    </div>
  );
}
