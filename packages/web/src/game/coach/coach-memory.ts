import type { Match } from '@oia/rules';
import { deviceSeats, type TableSetup } from '@oia/table';
import { device } from '../../storage/device.ts';
import { keptGames } from '../../storage/games.ts';

const KEY = 'oia.coach';

/** The game that has a coach, and the tips that are gone. */
interface Coached {
  readonly game: string;
  readonly gone: readonly string[];
}

function coached(): Coached | undefined {
  try {
    const kept = JSON.parse(device.read(KEY) ?? '') as Coached;
    return Array.isArray(kept.gone) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const hasPerson = ({ seats }: TableSetup): boolean => deviceSeats(seats).length > 0;

/** Only the first game of a person on this device has a coach, if it is the bare game. */
export function isCoached(id: string, setup: TableSetup, { cards }: Match): boolean {
  if (cards.length > 0 || !hasPerson(setup)) return false;
  const before = coached();
  if (before) return before.game === id;
  return device.read(KEY) === undefined && keptGames().every((game) => game.id === id || !hasPerson(game.setup));
}

export const goneTips = (id: string): readonly string[] => {
  const kept = coached();
  return kept?.game === id ? kept.gone : [];
};

/** From now on no other game has a coach. */
export function rememberCoach(game: string, gone: readonly string[]): void {
  device.write(KEY, JSON.stringify({ game, gone } satisfies Coached));
}
