import { type Game, samePosition } from '@oia/rules';
import type { Action, ActionOf, Refusal, RefusalCode, Sender } from './commands.ts';
import { deviceSeats, isComputerAt, type Seat } from './seats.ts';
import type { TableState } from './state.ts';

/** The result of a command. A refused one may still have changed something: the first steps of a typed turn that revealed a secret. */
export type Decision =
  | { readonly ok: true; readonly state: TableState }
  | { readonly ok: false; readonly refusal: Refusal; readonly state?: TableState };

/** Handles one kind of action by a seat that is known to be a person's. */
export type SeatHandler<Kind extends Action['kind']> = (
  state: TableState,
  seat: number,
  action: ActionOf<Kind>,
) => Decision;

export const accepted = (state: TableState): Decision => ({ ok: true, state });

/** A command that is refused without any change. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Used by tables and by the rooms around them, which have codes of their own. */
export const refused = <Code extends string = RefusalCode>(
  code: Code,
  more: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Omit<Refusal, 'code'> & { readonly code: Code } } => ({
  ok: false,
  refusal: { code, ...more },
});

/** The seat of a sender, if a person plays for it. */
export function seatOf({ setup }: TableState, from: Sender): number | undefined {
  return from === 'host' || from >= setup.seats.length || isComputerAt(setup.seats, from) ? undefined : from;
}

/** True if this seat may use its device: with secrets in play, a shared device serves only the seat that holds it. */
export function hasDevice({ setup, game, device }: TableState, seat: number): boolean {
  const isOpen = !game?.match.secrets || game.outcome !== undefined;
  return isOpen || setup.seats[seat]?.player === 'remote' || device.holder === seat;
}

/** True if the seat holds the device, or has passed it on uncovered to a player with the same view. */
export function stillHasDevice(state: TableState, seat: number): boolean {
  const { game, device, setup } = state;
  if (hasDevice(state, seat)) return true;
  const isPassedOn = device.holder !== 'spectator' && device.next === undefined && isAtDevice(setup.seats, seat);
  return isPassedOn && game !== undefined && samePosition(game.view(seat), game.view(device.holder));
}

const isAtDevice = (seats: readonly Seat[], seat: number): boolean => deviceSeats(seats).includes(seat);

/** The game in progress, if this seat may act in it at all. */
export function gameFor(state: TableState, seat: number): { readonly ok: true; readonly game: Game } | Refused {
  const { game } = state;
  if (!game) return refused('noGame');
  if (game.outcome) return refused('over');
  return hasDevice(state, seat) ? { ok: true, game } : refused('handOver');
}
