import { type ReactNode, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { isMuted, mutedSeats, setMuted } from '../../../online/muted-seats.ts';
import { requestJson } from '../../../online/request.ts';
import { useRoomContext } from '../room-context.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** Not to read somebody any more, and to report somebody. */
export function ChatPeople(): ReactNode {
  const { words, state, view } = useRoomContext();
  const [reported, report] = useState<number>();
  const others = view.sittings.filter(({ seat, kind }) => seat !== state.seat && kind !== 'program');
  const people = others.map(({ seat }) => <Person key={seat} seat={seat} onReport={() => report(seat)} />);
  return (
    <div className="room-people">
      {people.length > 1 ? <Several title={words.people}>{people}</Several> : people}
      {reported !== undefined && <ReportDialog seat={reported} onClose={() => report(undefined)} />}
    </div>
  );
}

/** Rows that are seldom needed would take the room of what is said. */
const Several = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <details>
    <summary>{title}</summary>
    {children}
  </details>
);

function Person({ seat, onReport }: { readonly seat: number; readonly onReport: () => void }): ReactNode {
  const { words, room, nameOf } = useRoomContext();
  const muted = isMuted(useStore(mutedSeats), room.id, seat);
  const player = nameOf(seat);
  const toggle = (): void => {
    setMuted(room.id, seat, !muted);
    // With an account it also counts in other games; here it counts in any case.
    if (!muted) void requestJson('POST', '/api/mutes', { room: room.id, seat });
  };
  return (
    <p className="row">
      <button type="button" className="button quiet" onClick={toggle}>
        {muted ? words.unmute({ player }) : words.mute({ player })}
      </button>
      <button type="button" className="button quiet" onClick={onReport}>
        {words.report({ player })}
      </button>
    </p>
  );
}
