import { type ReactNode, useEffect } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { sayForm } from '../../new-game/form-summary.ts';
import { faultIn } from '../../new-game/form-to-setup.ts';
import { sayFormFault } from '../../new-game/form-words.ts';
import type { GameForm } from '../../new-game/game-form.ts';

interface StartBarProps {
  readonly form: GameForm;
  /** The label of the button. */
  readonly action: string;
  /** Another part of the form is incomplete, or the button was pressed already. */
  readonly isDisabled?: boolean;
}

/** On a phone with larger text the bar would cover most of the screen. */
const LARGE_TEXT_PERCENT = 125;

/** Always visible; says what is missing beside the button. */
export function StartBar({ form, action, isDisabled = false }: StartBarProps): ReactNode {
  const words = useAllWords();
  const { textSize } = useStore(settings);
  const fault = faultIn(form);
  return (
    <div className={textSize > LARGE_TEXT_PERCENT ? 'new-start card large' : 'new-start card'}>
      <p role="status">{fault && sayFormFault(words, form, fault)}</p>
      {!fault && <p className="soft">{sayForm(words, form)}</p>}
      <button type="submit" className="button primary" disabled={fault !== undefined || isDisabled}>
        {action}
      </button>
    </div>
  );
}

/** Enter starts from anywhere in the form, and also from a page in which nothing has the focus yet. */
export function useEnter(start: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target, repeat }: KeyboardEvent): void => {
      const isIdle = target === document.body || target === document.getElementById('main');
      if (key === 'Enter' && isIdle && !repeat) start();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [start]);
}
