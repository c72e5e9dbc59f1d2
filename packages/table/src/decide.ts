import type { Command, Order, OrderOf } from './commands.ts';
import { type Decision, refused, type SeatOrder, seatOf } from './decision.ts';
import * as ending from './ending.ts';
import * as hosting from './hosting.ts';
import * as playing from './playing.ts';
import type { TableState } from './state.ts';

type HostKind = 'pause' | 'resume' | 'retry' | 'timeout' | 'abandon' | 'seat';
type SeatKind = Exclude<Order['kind'], HostKind | 'rematch'>;

const HOST_ORDERS: { readonly [Kind in HostKind]: hosting.HostOrder<Kind> } = {
  pause: hosting.pause,
  resume: hosting.resume,
  retry: hosting.retry,
  timeout: hosting.timeout,
  abandon: hosting.abandon,
  seat: hosting.seat,
};

const SEAT_ORDERS: { readonly [Kind in SeatKind]: SeatOrder<Kind> } = {
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

const isHostOrder = (order: Order): order is OrderOf<HostKind> => Object.hasOwn(HOST_ORDERS, order.kind);

/** What comes of a command: the one place where it is decided who may do what. Nothing is changed in place. */
export function decide(state: TableState, command: Command): Decision {
  const { from } = command;
  if (command.kind === 'rematch') return ending.rematch(state, from);
  if (isHostOrder(command)) return from === 'host' ? hostDecision(state, command) : refused('notHost');
  const seat = seatOf(state, from);
  return seat === undefined ? refused('notSeated') : seatDecision(state, seat, command);
}

// That a kind is looked up for an order of this very kind the compiler cannot follow.
const hostDecision = (state: TableState, order: OrderOf<HostKind>): Decision =>
  (HOST_ORDERS[order.kind] as hosting.HostOrder<HostKind>)(state, order);

const seatDecision = (state: TableState, seat: number, order: OrderOf<SeatKind>): Decision =>
  (SEAT_ORDERS[order.kind] as SeatOrder<SeatKind>)(state, seat, order);
