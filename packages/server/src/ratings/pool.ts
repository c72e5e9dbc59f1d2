import type { Pool, TimeControl } from '@oia/protocol';
import { createMatch, type Match, POWER_LIST, type Power, powerById } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import type { Member } from '../accounts/member.ts';

/** The rating pool of a game, known when its room is opened: a draft counts by the powers that could be drafted. */
export function poolOf({ way }: Pick<TableSetup, 'way'>): Pool {
  if (way.kind === 'draft') return poolOfDraft(way.options.pool);
  const match = createMatch(way.options);
  return match.ok ? poolOfMatch(match.value) : 'all';
}

export function poolOfMatch({ cards, secrets, tasks }: Pick<Match, 'cards' | 'secrets' | 'tasks'>): Pool {
  if (cards.length === 0) return 'none';
  const isOpen =
    !secrets && tasks.every(({ seat }) => seat !== undefined) && cards.every(({ power }) => isPlain(power));
  return isOpen ? 'open' : 'all';
}

function poolOfDraft(pool: readonly string[] | undefined): Pool {
  const powers = pool?.map((id) => powerById(id)) ?? POWER_LIST;
  return powers.every((power) => power && isPlain(power)) ? 'open' : 'all';
}

/** Whether nothing about a power is hidden or drawn. */
const isPlain = ({ hidden, fields = [], setup = [] }: Power): boolean =>
  !hidden && !fields.some(({ secret }) => secret) && !setup.includes('draw');

/** Rated games have two players with clocks, and no guests. */
export const canBeRated = (control: TimeControl, players: readonly (Pick<Member, 'kind'> | undefined)[]): boolean =>
  control.kind !== 'unlimited' &&
  players.length === 2 &&
  players.every((player) => player !== undefined && player.kind !== 'guest');
