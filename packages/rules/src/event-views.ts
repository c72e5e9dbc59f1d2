import type { GameEvent } from './events.ts';
import type { Moment } from './game.ts';
import type { Match } from './match.ts';
import { isSeenBy, type Viewer } from './views.ts';

/**
 * The events a viewer may know: no more than `viewOf` and `shownStep` show. Of unseen workers it reveals only that one was
 * placed or has moved, but not that one was displaced or removed (Z23).
 */
export const eventsFor = (match: Match, { events }: Pick<Moment, 'events'>, viewer: Viewer): readonly GameEvent[] =>
  match.secrets ? events.flatMap((event) => shownEvent(match, event, viewer) ?? []) : events;

/** undefined if the viewer may not know of it. */
function shownEvent(match: Match, event: GameEvent, viewer: Viewer): GameEvent | undefined {
  switch (event.kind) {
    case 'placed':
    case 'moved':
      return isSeenBy(match, event.side, viewer) ? event : { kind: 'unseen', side: event.side };
    case 'entered':
    case 'swapped':
    case 'pushed':
    case 'forced':
    case 'swept':
    case 'slid':
    case 'killed':
    case 'petrified':
    case 'marked':
    case 'unmarked':
      return isSeenBy(match, event.side, viewer) ? event : undefined;
    case 'built':
      return isSeenBy(match, event.side, viewer) ? event : withoutBuilder(event);
    case 'secretChosen':
      return isOwner(match, event.card, viewer) ? event : withoutSquares(event);
    case 'eliminated':
      return isSeenBy(match, event.seat, viewer) ? event : { ...event, workers: [] };
    case 'workersRevealed':
      return isSeenBy(match, event.side, viewer) ? undefined : event;
    case 'secretRevealed':
      return isOwner(match, event.card, viewer) ? undefined : event;
    default:
      return event;
  }
}

const isOwner = (match: Match, card: number, viewer: Viewer): boolean => match.cards[card]?.owner === viewer;

const withoutBuilder = ({ by: _, ...rest }: Extract<GameEvent, { kind: 'built' }>): GameEvent => rest;

const withoutSquares = ({ squares: _, ...rest }: Extract<GameEvent, { kind: 'secretChosen' }>): GameEvent => rest;
