import type { TableEvent } from './events.ts';
import type { GameView, TableView } from './views.ts';

/** What an audience knows after an event: who has a view and all events since has the view of now. */
export function followed(view: TableView, event: TableEvent): TableView {
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
    case 'draw':
      return { draw: event.draw };
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
  return { ...game, ...event.standing, moments };
}
