import { activeSeat, stageOf } from '@oia/rules';
import { isComputerAt, type TableState } from '@oia/table';
import { type ClockState, flagTime, pressed, timeLeft } from './game-clock.ts';
import type { RoomState } from './room-state.ts';
import type { TimeControl } from './time-control.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A game without a limit in which nobody has played for so long is abandoned. */
const ABANDONED = 30 * DAY;
/** A room that waits for so long is cancelled. */
const FORGOTTEN = 7 * DAY;

/** Whose clock runs: computers and chance have none. */
export function runningSeat({ game, draft, setup }: TableState): number | undefined {
  const actor = game ? (game.outcome ? undefined : game.actor) : draft?.actor;
  return actor === undefined || isComputerAt(setup.seats, actor) ? undefined : actor;
}

/** Whose turn it is; answers out of turn and chance do not end it. */
function turnSeat({ game, draft }: TableState): number | undefined {
  if (!game) return draft?.actor;
  return stageOf(game.position) === 'setup' ? game.actor : activeSeat(game.position);
}

/** The clocks after a change of the table; undefined: it does not concern them. */
export function clockAfter(
  control: TimeControl,
  clock: ClockState,
  { before, after, now, lag }: { before: TableState; after: TableState; now: number; lag: number },
): ClockState | undefined {
  if (before.game === after.game && before.draft === after.draft && before.setup === after.setup) return undefined;
  const turn = turnSeat(before);
  const ended = turn !== undefined && (turnSeat(after) !== turn || after.game?.outcome) ? turn : undefined;
  return pressed(control, clock, { next: runningSeat(after), ended, now, lag });
}

/** When a room has to be looked at, although nobody does anything; undefined: never. */
export function deadlineOf({ stage, clock, at }: RoomState): number | undefined {
  if (stage === 'waiting') return at + FORGOTTEN;
  return stage === 'playing' ? (flagTime(clock) ?? at + ABANDONED) : undefined;
}

/** The clock after a time in which no server ran: nobody has lost it. */
export function creditedClock(clock: ClockState, now: number, outage: number): ClockState {
  const { running } = clock;
  if (running === undefined || clock.left.length === 0) return clock;
  const left = Math.min(clock.left[running] ?? 0, timeLeft(clock, running, now) + outage);
  return { left: clock.left.map((then, seat) => (seat === running ? left : then)), running, since: now };
}
