import type { Action, ActionOf, Command } from './commands.ts';
import { type Decision, refused, type SeatHandler, seatOf } from './decision.ts';
import * as ending from './ending.ts';
import * as hosting from './hosting.ts';
import * as playing from './playing.ts';
import * as standIns from './stand-ins.ts';
import type { TableState } from './state.ts';

type HostKind = 'pause' | 'resume' | 'retry' | 'timeout' | 'abandon' | 'shorten' | 'seat' | 'standIn' | 'comeBack';
type SeatKind = Exclude<Action['kind'], HostKind | 'rematch'>;

const HOST_HANDLERS: { readonly [Kind in HostKind]: hosting.HostHandler<Kind> } = {
  pause: hosting.pause,
  resume: hosting.resume,
  retry: hosting.retry,
  timeout: hosting.timeout,
  abandon: hosting.abandon,
  shorten: hosting.shorten,
  seat: hosting.seat,
  standIn: standIns.standIn,
  comeBack: standIns.comeBack,
};

const SEAT_HANDLERS: { readonly [Kind in SeatKind]: SeatHandler<Kind> } = {
  draft: playing.draft,
  step: playing.step,
  text: playing.text,
  undo: playing.undo,
  restartTurn: playing.restartTurn,
  takeBack: playing.takeBack,
  takeDevice: playing.takeDevice,
  hint: playing.hint,
  cancelHint: playing.cancelHint,
  resign: ending.resign,
  offerDraw: ending.offerDraw,
  answerDraw: ending.answerDraw,
};

const isHostAction = (action: Action): action is ActionOf<HostKind> => Object.hasOwn(HOST_HANDLERS, action.kind);

/** The result of a command: the one place that decides who may do what. A pure function. */
export function decide(state: TableState, command: Command): Decision {
  const { from } = command;
  if (command.kind === 'rematch') return ending.rematch(state, from);
  if (isHostAction(command)) return from === 'host' ? hostDecision(state, command) : refused('notHost');
  const seat = seatOf(state, from);
  return seat === undefined ? refused('notSeated') : seatDecision(state, seat, command);
}

// The compiler cannot see that the handler found by the action's kind takes this action.
const hostDecision = (state: TableState, action: ActionOf<HostKind>): Decision =>
  (HOST_HANDLERS[action.kind] as hosting.HostHandler<HostKind>)(state, action);

const seatDecision = (state: TableState, seat: number, action: ActionOf<SeatKind>): Decision =>
  (SEAT_HANDLERS[action.kind] as SeatHandler<SeatKind>)(state, seat, action);
