import type { Change } from '@oia/table';
import type { EntryParts } from './decision.ts';
import { clockAfter } from './room-clock.ts';
import type { RoomState } from './room-state.ts';
import { deltaOf } from './table-delta.ts';
import type { TimeControl } from './time-control.ts';

/** What a change of the table changes of the room: clocks, the end, and an offer that is void once somebody has played on. */
export function partsOf(
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
