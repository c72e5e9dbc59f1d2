import type { GameForm } from './game-form.ts';

/** What every section of the form gets. */
export interface FormProps {
  readonly form: GameForm;
  readonly onChange: (change: Partial<GameForm>) => void;
}
