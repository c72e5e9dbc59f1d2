import {
  type ClockView,
  factsIn,
  hasFacts,
  type Pool,
  type RoomEvent,
  type RoomFacts,
  type RoomId,
  type RoomView,
  type Sitting,
} from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import { type Change, eventsOf, type TableState, type TableView, tableView } from '@oia/table';
import { timeLeft } from './game-clock.ts';
import type { RoomEntry, SeatedPlayer } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import type { StoredTerms } from './room-store.ts';

/** The unchanging facts of a room. */
export interface RoomIdentity {
  readonly id: RoomId;
  readonly terms: StoredTerms;
  readonly pool: Pool;
}

/** A change of a room, including secrets. */
export interface RoomChange {
  readonly entry: RoomEntry;
  readonly after: RoomState;
  /** The change of the table, if any. */
  readonly table?: Change;
  /** The table of a game that has just begun. */
  readonly begun?: TableState;
}

/** Everything a viewer may know of a room. */
export function roomView(
  { id, terms, pool }: RoomIdentity,
  state: RoomState,
  { table, viewer, isOpener, now }: { table: TableView | undefined; viewer: Viewer; isOpener: boolean; now: number },
): RoomView {
  const { control, isRated, isOpen, hasChat } = terms;
  return {
    id,
    version: state.version,
    ...factsOf(state),
    setup: state.setup,
    control,
    isRated,
    isOpen,
    hasChat,
    pool,
    isOpener,
    ...(table ? { table } : {}),
    clock: clockView(state, now),
    chat: viewer === 'spectator' ? [] : state.chat,
  };
}

export const factsOf = (state: RoomState): RoomFacts => ({ ...factsIn(state), sittings: state.seated.map(sittingOf) });

const sittingOf = ({ seat, member, rating }: SeatedPlayer): Sitting => ({
  seat,
  name: member.name,
  kind: member.kind,
  ...(rating === undefined ? {} : { rating }),
});

export function clockView({ clock }: RoomState, now: number): ClockView {
  const left = clock.left.map((_, seat) => Math.max(0, Math.round(timeLeft(clock, seat, now))));
  return clock.running === undefined ? { left } : { left, running: clock.running };
}

/** The events of a change for a viewer. */
export function roomEventsOf({ entry, after, table, begun }: RoomChange, viewer: Viewer): RoomEvent[] {
  const { seated, setup, clock, said } = entry;
  const events: RoomEvent[] = [];
  if (table) events.push({ kind: 'table', events: eventsOf(table, viewer) });
  if (begun) events.push({ kind: 'started', setup: after.setup, table: tableView(begun, viewer) });
  else if (setup) events.push({ kind: 'setup', setup });
  if (seated || hasFacts(entry)) events.push({ kind: 'facts', facts: factsOf(after) });
  if (clock && clock.left.length > 0) events.push({ kind: 'clock', clock: clockView(after, entry.at) });
  if (said && viewer !== 'spectator') events.push({ kind: 'said', line: said });
  return events;
}
