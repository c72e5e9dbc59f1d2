import { useEffect, useRef, useState } from 'react';
import { alertBetween, timeLeft, untilNextTick } from '../../../online/clock.ts';
import { useRoomContext } from '../room-context.tsx';

/** What a seat has left, counted on between two words of the server; undefined without a limit. */
export function useTimeLeft(seat: number): number | undefined {
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

/** The last moment of which somebody was told. */
export function useAlert(left: number): number | undefined {
  const before = useRef(left);
  const [alert, setAlert] = useState<number>();
  useEffect(() => {
    const crossed = alertBetween(before.current, left);
    before.current = left;
    if (crossed !== undefined) setAlert(crossed);
  }, [left]);
  return alert;
}
