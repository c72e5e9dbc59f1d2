import type { TableEvent } from './events.ts';
import type { GameView, TableView } from './views.ts';

/** The view after an event: an old view and all events since give the current view. */
export function applyEvent(view: TableView, event: TableEvent): TableView {
  return { ...view, ...changed(view, event), version: event.version };
}

function changed(view: TableView, event: TableEvent): Partial<TableView> {
  switch (event.kind) {
    case 'seats':
      return { seats: event.seats };
    case 'drafted':
      return { draft: event.draft };
    case 'began':
      return { game: event.game };
    case 'undone':
    case 'played':
      return view.game ? { game: playedOn(view.game, event) } : {};
    case 'drawOffer':
      return { drawOffer: event.drawOffer };
    case 'device':
      return { device: event.device };
    case 'hint':
      return { hint: event.steps };
    case 'paused':
      return { isPaused: event.isPaused };
    case 'engine':
      return { isEngineLost: event.isLost };
    case 'rematch':
      return { rematch: event.rematch };
  }
}

function playedOn(game: GameView, event: Extract<TableEvent, { kind: 'undone' | 'played' }>): GameView {
  const moments = event.kind === 'undone' ? game.moments.slice(0, event.length) : [...game.moments, ...event.moments];
  const { actor, legal, outcome, record } = event.status;
  // Field by field: JSON drops undefined fields, and their old values must not stay.
  return { first: game.first, moments, actor, legal, outcome, record };
}
