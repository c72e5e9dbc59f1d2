import { activeSeat, stageOf } from '@oia/rules';
import { isComputerAt, type TableState } from '@oia/table';
import { DAY_MS, HOUR_MS, type Timers } from '../util/time.ts';
import { type ClockState, clockAfterStep, flagTime, type TimeControl, timeLeft } from './game-clock.ts';
import type { RoomState } from './room-state.ts';

/** An unlimited game without a step for this long is abandoned. */
const ABANDONED_AFTER_MS = 30 * DAY_MS;
/** A room that waits for this long is cancelled. */
const CANCELLED_AFTER_MS = 7 * DAY_MS;

/** The seat whose clock runs: computers and chance have none. */
export function runningSeat({ game, draft, setup }: TableState): number | undefined {
  const actor = game ? (game.outcome ? undefined : game.actor) : draft?.actor;
  return actor === undefined || isComputerAt(setup.seats, actor) ? undefined : actor;
}

/** The seat whose turn it is; answers out of turn and chance do not end it. */
function turnSeat({ game, draft }: TableState): number | undefined {
  if (!game) return draft?.actor;
  return stageOf(game.position) === 'setup' ? game.actor : activeSeat(game.position);
}

/** The clocks after a change of the table; undefined: unchanged. */
export function clockAfter(
  control: TimeControl,
  clock: ClockState,
  { before, after, now, lag }: { before: TableState; after: TableState; now: number; lag: number },
): ClockState | undefined {
  if (before.game === after.game && before.draft === after.draft && before.setup === after.setup) return undefined;
  const turn = turnSeat(before);
  const ended = turn !== undefined && (turnSeat(after) !== turn || after.game?.outcome) ? turn : undefined;
  return clockAfterStep(control, clock, { next: runningSeat(after), ended, now, lag });
}

/** When a room has to be checked without a command; undefined: never. */
export function deadlineOf({ stage, clock, at }: RoomState): number | undefined {
  if (stage === 'waiting') return at + CANCELLED_AFTER_MS;
  return stage === 'playing' ? (flagTime(clock) ?? at + ABANDONED_AFTER_MS) : undefined;
}

/** The clock with the time given back in which no server ran. */
export function creditedClock(clock: ClockState, now: number, outage: number): ClockState {
  const { running } = clock;
  if (running === undefined || clock.left.length === 0) return clock;
  const left = Math.min(clock.left[running] ?? 0, timeLeft(clock, running, now) + outage);
  return { left: clock.left.map((then, seat) => (seat === running ? left : then)), running, since: now };
}

/** Later flags are found by the sweep for due rooms. */
const MAX_TIMER_MS = HOUR_MS;

/** Calls back when the running clock reaches zero. */
export class FlagTimer {
  readonly #timers: Timers;
  readonly #fall: () => void;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers, fall: () => void) {
    this.#timers = timers;
    this.#fall = fall;
  }

  set({ clock, stage }: RoomState): void {
    this.stop();
    const wait = (flagTime(clock) ?? Number.POSITIVE_INFINITY) - this.#timers.now();
    if (stage === 'playing' && wait < MAX_TIMER_MS) this.#cancel = this.#timers.later(wait + 1, this.#fall);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
