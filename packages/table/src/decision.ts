import type { Game } from '@oia/rules';
import type { Order, OrderOf, Refusal, RefusalCode, Sender } from './commands.ts';
import { isComputerAt } from './seats.ts';
import type { TableState } from './state.ts';

/** What a command comes to. A refused one may still have changed something: the first words of a typed turn that met a secret. */
export type Decision =
  | { readonly ok: true; readonly state: TableState }
  | { readonly ok: false; readonly refusal: Refusal; readonly state?: TableState };

/** Decides one kind of order of a seat; `seat` has been found to be one of a person. */
export type SeatOrder<Kind extends Order['kind']> = (state: TableState, seat: number, order: OrderOf<Kind>) => Decision;

export const accepted = (state: TableState): Decision => ({ ok: true, state });

export const refused = (
  code: RefusalCode,
  more: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal: { code, ...more } });

/** The seat of a sender, if a person sits there. */
export function seatOf({ setup }: TableState, from: Sender): number | undefined {
  return from === 'host' || from >= setup.seats.length || isComputerAt(setup.seats, from) ? undefined : from;
}

/** Of persons who share a device only the one who holds it can speak while a secret is on; elsewhere it lies open before all. */
export function isHeard({ setup, game, device }: TableState, seat: number): boolean {
  const isOpen = !game?.match.secrets || game.outcome !== undefined;
  return isOpen || setup.seats[seat]?.player === 'remote' || device.holder === seat;
}

/** The game that is on, for somebody who has a word in it. */
export function gameFor(
  state: TableState,
  seat: number,
): { readonly ok: true; readonly game: Game } | ReturnType<typeof refused> {
  const { game } = state;
  if (!game) return refused('noGame');
  if (game.outcome) return refused('over');
  return isHeard(state, seat) ? { ok: true, game } : refused('handOver');
}
