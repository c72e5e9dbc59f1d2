import { type Change, Table, type TableSnapshot } from '@oia/table';
import type { RoomDependencies } from './room-dependencies.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import { tableAfter } from './table-delta.ts';

/** Milliseconds between the steps of computers and chance. */
const PACE = 250;

/** The table of a room. `save` is called with every change, before it is made. */
export function tableAt(
  snapshot: TableSnapshot,
  { timers, random, computer }: Pick<RoomDependencies, 'timers' | 'random' | 'computer'>,
  save: (change: Change) => void,
): Table {
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      timers.later(milliseconds, resolve);
    });
  const clock = { now: () => timers.now(), wait };
  return new Table(snapshot, { clock, random, computer, pace: () => PACE, keeps: 1, save });
}

/** What was played, as it is stored; undefined if the game has not begun. */
export function storedTable({ stage, setup }: RoomState, entries: readonly RoomEntry[]): TableSnapshot | undefined {
  const hasBegun = stage !== 'waiting' && entries.some((entry) => entry.stage === 'playing');
  return hasBegun
    ? tableAfter(
        setup,
        entries.flatMap(({ table }) => (table ? [table] : [])),
      )
    : undefined;
}
