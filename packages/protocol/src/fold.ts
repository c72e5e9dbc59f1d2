import { applyEvent, type TableView } from '@oia/table';
import type { RoomEvent, RoomView } from './room-view.ts';

/** The view after events that lead to a version. In a file of its own: it needs no schema. */
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
      return { ...withoutFacts(view), ...event.facts };
    case 'clock':
      return { ...view, clock: event.clock };
    case 'said':
      return { ...view, chat: [...view.chat, event.line] };
  }
}

/** Facts come as a whole: what they do not name any more is over. */
function withoutFacts({ takeBack: _takeBack, next: _next, ratings: _ratings, ...view }: RoomView): RoomView {
  return view;
}
