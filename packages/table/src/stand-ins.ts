import { accepted, type Decision, refused } from './decision.ts';
import { type Device, deviceAfter, firstDevice } from './hand-over.ts';
import type { HostHandler } from './hosting.ts';
import { deviceSeats, type Seat, withoutStandIn, withStandIn } from './seats.ts';
import type { TableState } from './state.ts';

/** A computer that replaces a player who has left; it knows no more than that player. */
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

/** The state after a seat changes hands; offers to the previous player are void. */
export function withSeat(state: TableState, changed: number, as: Seat): TableState {
  const seats = state.setup.seats.map((sitting, i) => (i === changed ? as : sitting));
  const evaluations = state.evaluations.map((value, i) => (i === changed ? undefined : value));
  return {
    ...state,
    setup: { ...state.setup, seats },
    device: deviceWith(state, seats),
    evaluations,
    drawOffer: undefined,
    hint: undefined,
  };
}

/** Keeps the holder of the device if that seat is still at it. */
function deviceWith({ game, device }: TableState, seats: readonly Seat[]): Device {
  const isHeld = device.holder !== 'spectator' && deviceSeats(seats).includes(device.holder);
  return isHeld && game ? deviceAfter(seats, game, device) : covered(firstDevice(seats, game), device, game);
}

/** Covers the screen if another player held the device, so that the next holder's secrets stay hidden until the hand-over. */
function covered(next: Device, before: Device, game: TableState['game']): Device {
  const isSecret = game?.match.secrets === true && game.outcome === undefined;
  if (!isSecret || before.holder === 'spectator' || next.holder === 'spectator') return next;
  return { holder: 'spectator', next: next.holder };
}
