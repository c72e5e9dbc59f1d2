import { readLevel } from '@oia/engine';
import type { Player, Seat, TableSetup } from '@oia/table';

/** Who plays for a stored seat; former versions wrote levels by name. A computer this version does not know becomes a person. */
function restoredPlayer(stored: unknown): Player {
  return stored === 'remote' ? stored : (readLevel(stored) ?? 'person');
}

export const restoredSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.map(({ name, player, standsInFor }) => ({
    name: String(name),
    player: restoredPlayer(player),
    ...(standsInFor === 'person' || standsInFor === 'remote' ? { standsInFor } : {}),
  }));

/** A set-up as it was stored, with its seats as this version names them. */
export const restoredSetup = (setup: TableSetup): TableSetup => ({ ...setup, seats: restoredSeats(setup.seats) });
