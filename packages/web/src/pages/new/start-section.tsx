import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { useAllWords } from '../../words.tsx';
import { startOf } from './objections.ts';
import type { SeatChoice } from './wish.ts';
import type { WishProps } from './wish-props.ts';
import { namesIn, sayStartObjection } from './wish-words.ts';

/** Who starts; in a draft the Challenger says so later. */
export function StartSection({ wish, onChange }: WishProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  if (wish.way === 'draft') return undefined;
  const start = startOf(wish);
  const labels: readonly (readonly [SeatChoice, string])[] = [
    ...namesIn(words, wish).map((name, seat) => [seat, name] as const),
    ['random', newGame.random],
  ];
  const choices = labels.map(([value, label]) => ({
    value,
    label,
    refusal: sayStartObjection(words, wish, value),
  }));
  return (
    <section className="card stack" aria-labelledby="new-start">
      <h2 id="new-start">{newGame.startTitle}</h2>
      <ChoiceGroup
        legend={newGame.starter}
        choices={choices}
        value={typeof start === 'number' ? start : 'random'}
        onChange={(chosen) => onChange({ start: chosen })}
      />
      <p className="soft new-note">{startNote(wish, newGame)}</p>
    </section>
  );
}

function startNote(wish: WishProps['wish'], newGame: ReturnType<typeof useAllWords>['ui']['newGame']): string {
  if (wish.isFleece) return newGame.startFleeceNote;
  return wish.players === 4 ? newGame.startTeamNote : newGame.startNote;
}
