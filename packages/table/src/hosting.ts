import { ABANDON_STEP, timeoutStep } from '@oia/rules';
import type { Action, ActionOf } from './commands.ts';
import { accepted, type Decision, refused } from './decision.ts';
import { deviceAfter, firstDevice } from './device.ts';
import { conceded } from './ending.ts';
import { deviceSeats } from './seats.ts';
import type { TableState } from './state.ts';

/** Handles one kind of action by the host. */
export type HostHandler<Kind extends Action['kind']> = (state: TableState, action: ActionOf<Kind>) => Decision;

/** A hint that is being sought is given up: whoever thinks is interrupted. */
function paused(state: TableState, isPaused: boolean): Decision {
  const hint = state.hint?.steps && state.hint;
  return accepted(state.isPaused === isPaused ? state : { ...state, isPaused, hint });
}

export const pause: HostHandler<'pause'> = (state) => paused(state, true);

export const resume: HostHandler<'resume'> = (state) => paused(state, false);

export const retry: HostHandler<'retry'> = (state) =>
  accepted(state.isEngineLost ? { ...state, isEngineLost: false } : state);

export const timeout: HostHandler<'timeout'> = (state, { seat }) => {
  if (!state.game) return refused('noGame');
  return state.game.outcome ? refused('over') : conceded(state, state.game, timeoutStep(seat));
};

export const abandon: HostHandler<'abandon'> = (state) => {
  if (!state.game) return refused('noGame');
  return state.game.outcome ? refused('over') : conceded(state, state.game, ABANDON_STEP);
};

export const seat: HostHandler<'seat'> = (state, { seat: changed, as }) => {
  if (changed >= state.setup.seats.length) return refused('notSeated');
  const seats = state.setup.seats.map((sitting, i) => (i === changed ? as : sitting));
  const evaluations = state.evaluations.map((value, i) => (i === changed ? undefined : value));
  return accepted({ ...withSeats(state, seats), evaluations, drawOffer: undefined, hint: undefined });
};

/** Keeps the holder of the device if that seat is still at it. */
function withSeats(state: TableState, seats: TableState['setup']['seats']): TableState {
  const { game, device } = state;
  const isHeld = device.holder !== 'spectator' && deviceSeats(seats).includes(device.holder);
  return {
    ...state,
    setup: { ...state.setup, seats },
    device: isHeld && game ? deviceAfter(seats, game, device) : firstDevice(seats, game),
  };
}
