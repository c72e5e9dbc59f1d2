import type { Migration } from 'kysely/migration';
import { conduct } from './conduct.ts';
import { games } from './games.ts';
import { members } from './members.ts';
import { pruning } from './pruning.ts';
import { rooms } from './rooms.ts';

/** By name; each runs once, in the order of the names. What has been released is never changed: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '01-rooms': rooms,
  '02-members': members,
  '03-games': games,
  '04-conduct': conduct,
  '05-pruning': pruning,
};
