import type { Listener, NameOf } from '@oia/narration';
import { type Match, seatsOf } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../common/words.tsx';

interface ViewerChoiceProps {
  readonly match: Match;
  readonly listener: Listener;
  readonly nameOf: NameOf;
  readonly onChange: (listener: Listener) => void;
}

/** Chooses between everything, including secrets, and the view of a player or spectator. */
export function ViewerChoice({ match, listener, nameOf, onChange }: ViewerChoiceProps): ReactNode {
  const { replay } = useAllWords().ui;
  const id = useId();
  const viewers: readonly (readonly [Listener, string])[] = [
    ['afterwards', replay.seenAll],
    ...seatsOf(match).map((seat) => [seat, replay.seenAs({ player: nameOf(seat) })] as const),
    ['spectator', replay.seenWatching],
  ];
  const choose = (text: string): void => {
    const found = viewers.find(([viewer]) => String(viewer) === text);
    if (found) onChange(found[0]);
  };
  return (
    <div className="card field">
      <label htmlFor={id}>{replay.seenBy}</label>
      <select id={id} value={String(listener)} onChange={(event) => choose(event.target.value)}>
        {viewers.map(([viewer, name]) => (
          <option key={viewer} value={String(viewer)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
