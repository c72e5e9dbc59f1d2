import { ABANDON_STEP, timeoutStep } from '@oia/rules';
import { withFewerSteps } from './changes.ts';
import type { Action, ActionOf } from './commands.ts';
import { accepted, type Decision, refused } from './decision.ts';
import { conceded } from './ending.ts';
import { withSeat } from './stand-ins.ts';
import type { TableState } from './state.ts';

/** Handles one kind of action by the host. */
export type HostHandler<Kind extends Action['kind']> = (state: TableState, action: ActionOf<Kind>) => Decision;

/** Cancels a running search for a hint. */
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

export const shorten: HostHandler<'shorten'> = (state, { length }) => {
  const { game } = state;
  if (!game) return refused('noGame');
  if (game.outcome) return refused('over');
  if (game.match.secrets || length >= game.moments.length) return refused('noTakeBack');
  return accepted(withFewerSteps(state, game, length));
};

export const seat: HostHandler<'seat'> = (state, { seat: changed, as }) =>
  changed < state.setup.seats.length ? accepted(withSeat(state, changed, as)) : refused('notSeated');
