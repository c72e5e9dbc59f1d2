import { DAY, type TimeControl } from '@oia/protocol';

export type { TimeControl };

/** The initial time of a seat; undefined: unlimited. */
export function firstTime(control: TimeControl): number | undefined {
  switch (control.kind) {
    case 'unlimited':
      return undefined;
    case 'live':
      return control.base;
    case 'days':
      return control.days * DAY;
  }
}

/** The time of a seat after its turn. Days start anew with each turn. */
export function timeAfterTurn(control: TimeControl, left: number): number {
  switch (control.kind) {
    case 'unlimited':
      return left;
    case 'live':
      return left + control.increment;
    case 'days':
      return control.days * DAY;
  }
}

/** The clocks of a game, as plain data. */
export interface ClockState {
  /** Milliseconds left by seat at `since`; empty without a limit. */
  readonly left: readonly number[];
  /** The seat whose clock runs. */
  readonly running: number | undefined;
  /** By the server's clock. */
  readonly since: number;
}

/** The network delay given back for each step is limited, so that it cannot be used to gain time. */
export const MAX_LAG_MS = 500;

export const firstClock = (control: TimeControl, seats: number): ClockState => ({
  left: firstTime(control) === undefined ? [] : Array.from({ length: seats }, () => firstTime(control) ?? 0),
  running: undefined,
  since: 0,
});

/** The time a seat has left. */
export function timeLeft({ left, running, since }: ClockState, seat: number, now: number): number {
  const then = left[seat] ?? Number.POSITIVE_INFINITY;
  return running === seat ? then - Math.max(0, now - since) : then;
}

interface ClockStep {
  /** The seat to act next; undefined: none, or chance. */
  readonly next: number | undefined;
  /** The seat whose turn ended. */
  readonly ended: number | undefined;
  readonly now: number;
  /** The measured delay of the acting player. */
  readonly lag?: number;
}

/** Stops the clock of the acting seat and starts that of the next. */
export function clockAfterStep(
  control: TimeControl,
  clock: ClockState,
  { next, ended, now, lag = 0 }: ClockStep,
): ClockState {
  if (clock.left.length === 0) return { left: [], running: undefined, since: now };
  // Whole milliseconds, because the rest becomes a deadline in an integer column.
  const given = Math.round(Math.min(Math.max(0, lag), MAX_LAG_MS));
  const left = clock.left.map((then, seat) => {
    const stopped = seat === clock.running ? Math.min(then, timeLeft(clock, seat, now) + given) : then;
    return seat === ended ? timeAfterTurn(control, Math.max(0, stopped)) : stopped;
  });
  return { left, running: next, since: now };
}

/** The seat whose time is up, given the allowed lag. */
export function flaggedSeat(clock: ClockState, now: number, lag = 0): number | undefined {
  const { running } = clock;
  const given = Math.min(Math.max(0, lag), MAX_LAG_MS);
  return running !== undefined && timeLeft(clock, running, now) + given <= 0 ? running : undefined;
}

/** When the running clock reaches zero, lag included, so that no step in time is still under way. */
export function flagTime({ left, running, since }: ClockState): number | undefined {
  const then = running === undefined ? undefined : left[running];
  return then === undefined ? undefined : since + then + MAX_LAG_MS;
}
