import { type Device, deviceAfter, firstDevice } from './device.ts';
import { deviceSeats, type Seat } from './seats.ts';
import type { TableState } from './state.ts';

/** The state after somebody else plays for a seat: what was offered to the one before is void. */
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

/** Where somebody else held the device, the next holder's secrets are not shown before the device has changed hands. */
function covered(next: Device, before: Device, game: TableState['game']): Device {
  const isSecret = game?.match.secrets === true && game.outcome === undefined;
  if (!isSecret || before.holder === 'spectator' || next.holder === 'spectator') return next;
  return { holder: 'spectator', next: next.holder };
}
