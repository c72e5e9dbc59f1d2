import { type Change, Table, type TableSnapshot } from '@oia/table';
import type { EntryParts } from './decision.ts';
import type { TimeControl } from './game-clock.ts';
import { clockAfter } from './room-clock.ts';
import type { RoomDependencies } from './room-dependencies.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import { deltaOf, tableAfter } from './table-delta.ts';

/** Delay between the steps of computers and chance. */
const STEP_DELAY_MS = 250;

/** The table of a room. `save` is called with every change, before it is made. */
export function tableAt(
  snapshot: TableSnapshot,
  { timers, random, computer, report }: Pick<RoomDependencies, 'timers' | 'random' | 'computer' | 'report'>,
  save: (change: Change) => void,
): Table {
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      timers.later(milliseconds, resolve);
    });
  const clock = { now: () => timers.now(), wait };
  return new Table(snapshot, { clock, random, computer, pace: () => STEP_DELAY_MS, keeps: 1, save, report });
}

/** The stored table; undefined if the game has not begun. */
export function storedTable({ stage, setup }: RoomState, entries: readonly RoomEntry[]): TableSnapshot | undefined {
  const hasBegun = stage !== 'waiting' && entries.some((entry) => entry.stage === 'playing');
  return hasBegun
    ? tableAfter(
        setup,
        entries.flatMap(({ table }) => (table ? [table] : [])),
      )
    : undefined;
}

/** The changes of the room that follow from a change of the table: clocks, the end, and a void take-back offer. */
export function entryPartsOf(
  change: Change,
  { clock, stage, takeBack }: RoomState,
  { control, now, lag }: { readonly control: TimeControl; readonly now: number; readonly lag: number },
): EntryParts {
  const { before, after, refusal } = change;
  const clockNow = clockAfter(control, clock, { before, after, now, lag });
  const isOver = after.game?.outcome !== undefined && stage === 'playing';
  return {
    table: deltaOf(change),
    ...(clockNow ? { clock: clockNow } : {}),
    ...(isOver ? { stage: 'over' } : {}),
    ...(before.game !== after.game && takeBack ? { takeBack: null } : {}),
    ...(refusal ? { refusal } : {}),
  };
}
