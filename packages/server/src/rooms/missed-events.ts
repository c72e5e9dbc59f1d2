import type { ChatLine, RoomEvent } from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import { gameStatus, shownMoment, type TableEvent, type TableState } from '@oia/table';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import { clockView, factsOf } from './room-views.ts';

/** The part of an entry that is needed to replay it for a returning viewer. */
export interface EntryMark {
  readonly version: number;
  readonly steps: number;
  readonly said: ChatLine | undefined;
  /** Only steps, offers and chat: no changed seats, undone steps, draft or computers. */
  readonly isPlain: boolean;
}

export const markOf = ({ version, said, seated, setup, table }: RoomEntry): EntryMark => ({
  version,
  steps: table?.steps?.length ?? 0,
  said,
  isPlain: !seated && !setup && table?.kept === undefined && !table?.draft && !table?.seats,
});

/** The current state, and its viewer. */
interface Shown {
  readonly state: RoomState;
  readonly table: TableState | undefined;
  readonly viewer: Viewer;
  readonly now: number;
}

/** The missed events, as few as possible. undefined: the viewer needs the whole room. */
export function missedEvents(marks: readonly EntryMark[], shown: Shown): RoomEvent[] | undefined {
  if (!marks.every(({ isPlain }) => isPlain)) return undefined;
  const { state, table, viewer, now } = shown;
  const lines = viewer === 'spectator' ? [] : marks.flatMap(({ said }) => (said ? [said] : []));
  return [
    ...(table ? [{ kind: 'table', events: missedTableEvents(marks, table, viewer, state.at) } as const] : []),
    { kind: 'facts', facts: factsOf(state) },
    { kind: 'clock', clock: clockView(state, now) },
    ...lines.map((line) => ({ kind: 'said', line }) as const),
  ];
}

function missedTableEvents(
  marks: readonly EntryMark[],
  { game, drawOffer, rematch, version }: TableState,
  viewer: Viewer,
  at: number,
): TableEvent[] {
  const played = marks.reduce((count, { steps }) => count + steps, 0);
  const moments = game && played > 0 ? game.moments.slice(-played) : [];
  const shownMoments = game ? moments.map((moment) => shownMoment(game.match, moment, viewer)) : [];
  return [
    ...(game && played > 0
      ? [{ kind: 'played', moments: shownMoments, status: gameStatus(game, viewer), version, at } as const]
      : []),
    { kind: 'drawOffer', drawOffer, version, at },
    { kind: 'rematch', rematch, version, at },
  ];
}
