import { type Match, seatsOf } from '@oia/rules';
import type { Listener, NameOf } from '@oia/telling';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../words.tsx';

interface SightChoiceProps {
  readonly match: Match;
  readonly listener: Listener;
  readonly nameOf: NameOf;
  readonly onChange: (listener: Listener) => void;
}

/** Both sides of what was hidden, or the game as one of them saw it. */
export function SightChoice({ match, listener, nameOf, onChange }: SightChoiceProps): ReactNode {
  const { replay } = useAllWords().ui;
  const id = useId();
  const sights: readonly (readonly [Listener, string])[] = [
    ['afterwards', replay.seenAll],
    ...seatsOf(match).map((seat) => [seat, replay.seenAs({ player: nameOf(seat) })] as const),
    ['spectator', replay.seenWatching],
  ];
  const choose = (text: string): void => {
    const found = sights.find(([sight]) => String(sight) === text);
    if (found) onChange(found[0]);
  };
  return (
    <div className="card field">
      <label htmlFor={id}>{replay.seenBy}</label>
      <select id={id} value={String(listener)} onChange={(event) => choose(event.target.value)}>
        {sights.map(([sight, name]) => (
          <option key={sight} value={String(sight)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
