import { applyEvent, type TableView } from '@oia/table';
import { withoutFacts } from './room-facts.ts';
import type { RoomEvent, RoomView } from './room-view.ts';

/** The view after events that lead to a version. Apart from the schemas, which the browser does not load. */
export function applyRoomEvents(view: RoomView, version: number, events: readonly RoomEvent[]): RoomView {
  return { ...events.reduce(applied, view), version };
}

function applied(view: RoomView, event: RoomEvent): RoomView {
  switch (event.kind) {
    case 'table':
      return view.table ? { ...view, table: event.events.reduce<TableView>(applyEvent, view.table) } : view;
    case 'started':
      return { ...view, setup: event.setup, table: event.table };
    case 'setup':
      return { ...view, setup: event.setup };
    case 'facts':
      // Facts that are not named any more are over.
      return { ...withoutFacts(view), ...event.facts };
    case 'clock':
      return { ...view, clock: event.clock };
    case 'said':
      return { ...view, chat: [...view.chat, event.line] };
  }
}
