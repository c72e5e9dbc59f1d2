import type { ChatLine, RoomEvent } from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import { gameStatus, shownMoment, type TableEvent, type TableState } from '@oia/table';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import { clockView, factsOf } from './room-views.ts';

/** What has to be known of an entry, to tell it to somebody who has missed it: much less than the entry. */
export interface Mark {
  readonly version: number;
  readonly steps: number;
  readonly said: ChatLine | undefined;
  /** Only steps, offers and words: nobody has sat down or got up, nothing was undone, no draft, no computer came or went. */
  readonly isPlain: boolean;
}

export const markOf = ({ version, said, seated, setup, table }: RoomEntry): Mark => ({
  version,
  steps: table?.steps?.length ?? 0,
  said,
  isPlain: !seated && !setup && table?.kept === undefined && !table?.draft && !table?.seats,
});

/** What is shown now, and to whom. */
interface Shown {
  readonly state: RoomState;
  readonly table: TableState | undefined;
  readonly viewer: Viewer;
  readonly now: number;
}

/** What somebody has missed, in as few events as possible. undefined: it cannot be told by events, they need the whole room. */
export function missedEvents(marks: readonly Mark[], shown: Shown): RoomEvent[] | undefined {
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
  marks: readonly Mark[],
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
