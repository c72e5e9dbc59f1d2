import type { Match } from '@oia/rules';
import { deviceSeats, type TableSetup } from '@oia/table';
import { device } from '../../storage/device.ts';
import { keptGames } from '../../storage/games.ts';
import { COACH, readItem } from '../../storage/keys.ts';

/** The game that has a coach, and the tips that were understood or put away. */
interface Coached {
  readonly game: string;
  readonly gone: readonly string[];
}

function coached(): Coached | undefined {
  const stored = readItem(COACH) as Partial<Coached>;
  return Array.isArray(stored.gone) ? (stored as Coached) : undefined;
}

const hasPerson = ({ seats }: TableSetup): boolean => deviceSeats(seats).length > 0;

/** Only the first game with a person on this device has a coach, and only without powers. */
export function isCoached(id: string, setup: TableSetup, { cards }: Match): boolean {
  if (cards.length > 0 || !hasPerson(setup)) return false;
  const before = coached();
  if (before) return before.game === id;
  return device.read(COACH.key) === undefined && keptGames().every((game) => game.id === id || !hasPerson(game.setup));
}

export const goneTips = (id: string): readonly string[] => {
  const kept = coached();
  return kept?.game === id ? kept.gone : [];
};

/** From now on no other game has a coach. */
export function rememberCoach(game: string, gone: readonly string[]): void {
  device.write(COACH.key, JSON.stringify({ game, gone } satisfies Coached));
}
