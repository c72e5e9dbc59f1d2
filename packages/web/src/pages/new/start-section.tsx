import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { FormProps } from '../../new-game/form-props.ts';
import { namesIn, sayStartError } from '../../new-game/form-words.ts';
import type { SeatChoice } from '../../new-game/game-form.ts';
import { startOf } from '../../new-game/validation.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';

/** Who starts; in a draft the Challenger decides later. */
export function StartSection({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  if (form.way === 'draft') return undefined;
  const start = startOf(form);
  const labels: readonly (readonly [SeatChoice, string])[] = [
    ...namesIn(words, form).map((name, seat) => [seat, name] as const),
    ['random', newGame.random],
  ];
  const choices = labels.map(([value, label]) => ({
    value,
    label,
    refusal: sayStartError(words, form, value),
  }));
  return (
    <section className="stack" aria-labelledby="new-start">
      <h3 id="new-start">{newGame.startTitle}</h3>
      <ChoiceGroup
        legend={newGame.starter}
        choices={choices}
        value={typeof start === 'number' ? start : 'random'}
        onChange={(chosen) => onChange({ start: chosen })}
      />
      <p className="soft new-note">{startNote(form, newGame)}</p>
    </section>
  );
}

function startNote(form: FormProps['form'], newGame: ReturnType<typeof useAllWords>['ui']['newGame']): string {
  if (form.isFleece) return newGame.startFleeceNote;
  return form.players === 4 ? newGame.startTeamNote : newGame.startNote;
}
