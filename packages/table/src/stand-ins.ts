import { accepted, type Decision, refused } from './decision.ts';
import type { HostHandler } from './hosting.ts';
import { withSeat } from './seat-changes.ts';
import { type Seat, withoutStandIn, withStandIn } from './seats.ts';
import type { TableState } from './state.ts';

/** Somebody has left, and a computer goes on in their place; it knows no more than they do. */
export const standIn: HostHandler<'standIn'> = (state, { seat, level }) =>
  changed(state, seat, (sitting) => withStandIn(sitting, level));

export const comeBack: HostHandler<'comeBack'> = (state, { seat }) => changed(state, seat, withoutStandIn);

function changed(state: TableState, seat: number, change: (sitting: Seat) => Seat | undefined): Decision {
  const sitting = state.setup.seats[seat];
  if (!sitting) return refused('notSeated');
  if (state.game?.outcome) return refused('over');
  const next = change(sitting);
  return next ? accepted(withSeat(state, seat, next)) : refused('noStandIn');
}
