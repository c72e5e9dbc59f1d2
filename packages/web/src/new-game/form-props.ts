import type { GameForm } from './game-form.ts';

/** The props of every section of the form. */
export interface FormProps {
  readonly form: GameForm;
  readonly onChange: (change: Partial<GameForm>) => void;
}
