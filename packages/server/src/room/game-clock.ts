import { firstTime, type TimeControl, timeAfterTurn } from './time-control.ts';

/** The clocks of a game, as plain data. */
export interface ClockState {
  /** Milliseconds left by seat, when `since` was; empty without a limit. */
  readonly left: readonly number[];
  /** Whose clock runs. */
  readonly running: number | undefined;
  /** Since when, by the server's clock. */
  readonly since: number;
}

/** The network's delay that is given back for each step, at most: more would be a way to gain time. */
export const MOST_LAG = 500;

export const firstClock = (control: TimeControl, seats: number): ClockState => ({
  left: firstTime(control) === undefined ? [] : Array.from({ length: seats }, () => firstTime(control) ?? 0),
  running: undefined,
  since: 0,
});

/** What a seat has left at a time. */
export function timeLeft({ left, running, since }: ClockState, seat: number, now: number): number {
  const then = left[seat] ?? Number.POSITIVE_INFINITY;
  return running === seat ? then - Math.max(0, now - since) : then;
}

interface Press {
  /** Who has to act now; undefined: nobody, or chance. */
  readonly next: number | undefined;
  /** The seat whose turn has ended with this. */
  readonly ended: number | undefined;
  readonly now: number;
  /** The delay of whoever acted, as measured. */
  readonly lag?: number;
}

/** After a step: the clock of whoever acted stops, and that of the next to act runs. */
export function pressed(control: TimeControl, clock: ClockState, { next, ended, now, lag = 0 }: Press): ClockState {
  if (clock.left.length === 0) return { left: [], running: undefined, since: now };
  // Whole milliseconds: what is left becomes a deadline in a column of ints.
  const given = Math.round(Math.min(Math.max(0, lag), MOST_LAG));
  const left = clock.left.map((then, seat) => {
    const stopped = seat === clock.running ? Math.min(then, timeLeft(clock, seat, now) + given) : then;
    return seat === ended ? timeAfterTurn(control, Math.max(0, stopped)) : stopped;
  });
  return { left, running: next, since: now };
}

/** Whose time is up, if a step that is late by this much counts as in time. */
export function flagged(clock: ClockState, now: number, lag = 0): number | undefined {
  const { running } = clock;
  const given = Math.min(Math.max(0, lag), MOST_LAG);
  return running !== undefined && timeLeft(clock, running, now) + given <= 0 ? running : undefined;
}

/** When the running clock will be at zero, lag included: only then can nobody have moved in time. */
export function flagTime({ left, running, since }: ClockState): number | undefined {
  const then = running === undefined ? undefined : left[running];
  return then === undefined ? undefined : since + then + MOST_LAG;
}
