import { type ReactNode, useEffect, useRef, useState } from 'react';
import { alertBetween, clockText, LOW_TIME_MS, spokenTime, timeLeft, untilNextTick } from '../../../online/clock.ts';
import { useRoomContext } from '../room-context.tsx';

/** Beside a player's name: "you", the clock, and whether the player is connected. */
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
  const kinds = ['room-clock', isRunning ? 'running' : '', left < LOW_TIME_MS ? 'low' : ''].filter(Boolean).join(' ');
  return (
    <>
      <span className={kinds} data-clock={seat}>
        {left < LOW_TIME_MS && <Sign />}
        <time aria-hidden="true">{clockText(words, left)}</time>
        <span className="unseen">{words.clock({ time: spokenTime(words, left) })}</span>
      </span>
      {state.seat === seat && isRunning && <Alert left={left} />}
    </>
  );
}

/** Marks a clock that is nearly at its end without relying on colour. */
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

/** Announces the remaining time to screen readers at a few moments. */
function Alert({ left }: { readonly left: number }): ReactNode {
  const { words } = useRoomContext();
  const alert = useAlert(left);
  return (
    <span className="unseen" role="status">
      {alert !== undefined && words.youHave({ time: spokenTime(words, alert) })}
    </span>
  );
}

/** The remaining time of a seat, counted down between messages of the server; undefined without a clock. */
function useTimeLeft(seat: number): number | undefined {
  const { state, view } = useRoomContext();
  const { clock, stage } = view;
  const [, setTick] = useState(0);
  const now = (): number | undefined => timeLeft(clock, seat, stage === 'playing' ? Date.now() - state.clockAt : 0);
  const isRunning = clock.running === seat && stage === 'playing';
  const left = now();
  useEffect(() => {
    if (!isRunning || left === undefined || left <= 0) return undefined;
    const timer = setTimeout(() => setTick((tick) => tick + 1), untilNextTick(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/** The last announced moment. */
function useAlert(left: number): number | undefined {
  const before = useRef(left);
  const [alert, setAlert] = useState<number>();
  useEffect(() => {
    const crossed = alertBetween(before.current, left);
    before.current = left;
    if (crossed !== undefined) setAlert(crossed);
  }, [left]);
  return alert;
}
