import { ABANDON_STEP, timeoutStep } from '@oia/rules';
import type { Order, OrderOf } from './commands.ts';
import { accepted, type Decision, refused } from './decision.ts';
import { deviceAfter, firstDevice } from './device.ts';
import { conceded } from './ending.ts';
import { deviceSeats } from './seats.ts';
import type { TableState } from './state.ts';

/** Decides one kind of order of whoever runs the table. */
export type HostOrder<Kind extends Order['kind']> = (state: TableState, order: OrderOf<Kind>) => Decision;

const paused = (state: TableState, isPaused: boolean): Decision =>
  accepted(state.isPaused === isPaused ? state : { ...state, isPaused });

export const pause: HostOrder<'pause'> = (state) => paused(state, true);

export const resume: HostOrder<'resume'> = (state) => paused(state, false);

export const retry: HostOrder<'retry'> = (state) =>
  accepted(state.isEngineLost ? { ...state, isEngineLost: false } : state);

export const timeout: HostOrder<'timeout'> = (state, { seat }) => {
  if (!state.game) return refused('noGame');
  return state.game.outcome ? refused('over') : conceded(state, state.game, timeoutStep(seat));
};

export const abandon: HostOrder<'abandon'> = (state) => {
  if (!state.game) return refused('noGame');
  return state.game.outcome ? refused('over') : conceded(state, state.game, ABANDON_STEP);
};

export const seat: HostOrder<'seat'> = (state, { seat: changed, as }) => {
  if (changed >= state.setup.seats.length) return refused('notSeated');
  const seats = state.setup.seats.map((sitting, i) => (i === changed ? as : sitting));
  const values = state.values.map((value, i) => (i === changed ? undefined : value));
  return accepted({ ...withSeats(state, seats), values, draw: undefined, hint: undefined });
};

/** Who held the device holds it still, if that seat still is at the device. */
function withSeats(state: TableState, seats: TableState['setup']['seats']): TableState {
  const { game, device } = state;
  const isHeld = device.holder !== 'spectator' && deviceSeats(seats).includes(device.holder);
  return {
    ...state,
    setup: { ...state.setup, seats },
    device: isHeld && game ? deviceAfter(seats, game, device) : firstDevice(seats, game),
  };
}
