import type { Level } from '@oia/engine';
import { type CardFact, cardFacts, type NameOf, seatNotes } from '@oia/narration';
import { type GameEvent, has, isOut, isUnseen, questionIn, seatsOf } from '@oia/rules';
import { isComputerAt, type Looks, levelOf, type TableSetup } from '@oia/table';
import type { GameWords } from '@oia/texts';
import { labelsOf } from '../../session/names.ts';
import type { ShownGame } from '../shown-game.ts';

/** The facts about a player that the page shows. */
export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  /** Only for a computer. */
  readonly level: Level | undefined;
  readonly side: number;
  /** How its workers look. */
  readonly look: Looks[number];
  readonly isComputer: boolean;
  /** A computer plays for this person for now. */
  readonly isStoodInFor: boolean;
  readonly isYou: boolean;
  /** Has to act now. */
  readonly isActor: boolean;
  /** Has to answer in another player's turn. */
  readonly isAsked: boolean;
  readonly isOut: boolean;
  readonly card: CardFact | undefined;
  readonly notes: readonly string[];
  /** The name of the team mate. */
  readonly partner: string | undefined;
  /** How many workers have left the game, as far as the viewer may know. */
  readonly removed: number;
}

export interface TableFacts {
  readonly seats: readonly SeatFacts[];
  /** The card beside the Ram. */
  readonly fleece: CardFact | undefined;
}

export function tableFacts(
  words: GameWords,
  setup: TableSetup,
  shown: ShownGame,
  actor: number | undefined,
  nameOf: NameOf,
): TableFacts {
  const { match, view } = shown;
  const cards = cardFacts(words, match, view, nameOf);
  return {
    seats: seatsOf(match).map((seat) => seatFacts(words, setup, shown, actor, nameOf, cards, seat)),
    fleece: cards.find((card) => card.seat === undefined),
  };
}

function seatFacts(
  words: GameWords,
  setup: TableSetup,
  shown: ShownGame,
  actor: number | undefined,
  nameOf: NameOf,
  cards: readonly CardFact[],
  seat: number,
): SeatFacts {
  const { match, view, viewer } = shown;
  const side = match.sideOf(seat);
  const occupant = setup.seats[seat];
  const card = cards.find((each) => each.seat === seat);
  return {
    seat,
    name: labelsOf(words, setup.seats)[seat] ?? '',
    level: occupant && levelOf(occupant),
    side,
    look: setup.looks[side] ?? 0,
    isComputer: isComputerAt(setup.seats, seat),
    isStoodInFor: occupant?.standsInFor !== undefined,
    isYou: viewer === seat,
    isActor: actor === seat,
    isAsked: actor === seat && questionIn(view) !== undefined,
    isOut: isOut(view, seat),
    card,
    notes: card?.notes ?? seatNotes(words, match, view, seat),
    partner: partnerOf(shown, seat, nameOf),
    removed: removedOf(shown, side),
  };
}

function partnerOf({ match }: ShownGame, seat: number, nameOf: NameOf): string | undefined {
  const partner = seatsOf(match).find((other) => other !== seat && match.sideOf(other) === match.sideOf(seat));
  return partner === undefined ? undefined : nameOf(partner);
}

function removedOf({ match, view, game, moments, viewer }: ShownGame, side: number): number {
  if (isUnseen(view, side)) return 0;
  // How many hidden workers are left is a secret of their owner until the end.
  const isOwn = viewer !== 'spectator' && match.sideOf(viewer) === side;
  if (has(match.hidden, side) && !isOwn && !game.outcome) return 0;
  return moments.flatMap(({ events }) => events).reduce((sum, event) => sum + lossIn(event, side), 0);
}

/** How many workers a side has lost by an event. Teams are never eliminated, so a seat number is a side number there. */
function lossIn(event: GameEvent, side: number): number {
  if (event.kind === 'eliminated') return event.seat === side ? event.workers.length : 0;
  return (event.kind === 'killed' || event.kind === 'petrified') && event.side === side ? 1 : 0;
}
