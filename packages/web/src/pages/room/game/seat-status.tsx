import type { ReactNode } from 'react';
import { clockText, LOW, spokenTime } from '../../../online/clock.ts';
import { useRoomContext } from '../room-context.tsx';
import { useAlert, useTimeLeft } from './use-time-left.ts';

/** Beside a player's name: who of them is at this screen, the clock, and whether they are there. */
export function SeatStatus({ seat }: { readonly seat: number }): ReactNode {
  const { words, state, view } = useRoomContext();
  const sitting = view.sittings.find((each) => each.seat === seat);
  const isAway = sitting && view.stage === 'playing' && !state.presence.here.includes(seat) && seat !== state.seat;
  return (
    <span className="room-status">
      <Clock seat={seat} />
      {state.seat === seat && sitting?.name && <span className="room-you">{words.you}</span>}
      {isAway && <span className="room-away">{words.away}</span>}
    </span>
  );
}

function Clock({ seat }: { readonly seat: number }): ReactNode {
  const { words, state, view } = useRoomContext();
  const left = useTimeLeft(seat);
  if (left === undefined) return undefined;
  const isRunning = view.clock.running === seat && view.stage === 'playing';
  const kinds = ['room-clock', isRunning ? 'running' : '', left < LOW ? 'low' : ''].filter(Boolean).join(' ');
  return (
    <>
      <span className={kinds} data-clock={seat}>
        {left < LOW && <Sign />}
        <time aria-hidden="true">{clockText(words, left)}</time>
        <span className="unseen">{words.clock({ time: spokenTime(words, left) })}</span>
      </span>
      {state.seat === seat && isRunning && <Alert left={left} />}
    </>
  );
}

/** A clock that is nearly at its end, for those who do not see red. */
const Sign = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
    <path
      d="M10 2 19 18H1ZM10 8v4.5M10 15v.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);

/** Told to those who listen, at a few moments. */
function Alert({ left }: { readonly left: number }): ReactNode {
  const { words } = useRoomContext();
  const alert = useAlert(left);
  return (
    <span className="unseen" role="status">
      {alert !== undefined && words.youHave({ time: spokenTime(words, alert) })}
    </span>
  );
}
