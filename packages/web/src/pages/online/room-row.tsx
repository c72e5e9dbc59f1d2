import type { TimeControl } from '@oia/protocol';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useOnlineWords } from '../../online/online-words.ts';
import { sayControl } from '../../online/time-controls.ts';
import { Emblem } from '../../parts/emblem.tsx';

interface RoomRowProps {
  readonly players: string;
  readonly powers: readonly PowerId[];
  readonly facts: readonly string[];
  readonly control: TimeControl;
  readonly isRated: boolean;
  readonly status: string | undefined;
  /** It is the user's turn. */
  readonly isUrgent?: boolean;
  readonly action: ReactNode;
}

/** A room in a list: players, powers, status, and a button. */
export function RoomRow({
  players,
  powers,
  facts,
  control,
  isRated,
  status,
  isUrgent,
  action,
}: RoomRowProps): ReactNode {
  const words = useOnlineWords();
  const all = [...facts, sayControl(words, control), ...(isRated ? [words.hub.isRated] : [])];
  return (
    <li className={isUrgent ? 'card online-room urgent' : 'card online-room'}>
      {powers.length > 0 && (
        <span className="online-emblems">
          {powers.map((power) => (
            <Emblem key={power} power={power} />
          ))}
        </span>
      )}
      <div className="online-room-words">
        <h3>{players}</h3>
        {status && <strong>{status}</strong>}
        <p className="soft">{all.join(' · ')}</p>
      </div>
      {action}
    </li>
  );
}
