import type { CardEvent, CardRef } from './events.ts';
import { HERO_FIELDS } from './hero.ts';
import type { Card, Match } from './match.ts';
import { holdersOf, OUT, type Position } from './position.ts';
import type { Field } from './power.ts';
import { squaresIn } from './readers.ts';
import { has, type Square, squaresOf } from './squares.ts';

/**
 * The events of the cards between two positions. Powers change their cards in searches too, where nothing is
 * recorded, so positions are compared; the kind of a field determines its event. An eliminated player's card has no events.
 */
export const cardEvents = (match: Match, was: Position, is: Position): CardEvent[] =>
  match.cards.flatMap(({ owner }, card) =>
    owner !== undefined && has(is[OUT], owner)
      ? []
      : [...holderEvents(match, card, was, is), ...fieldEvents(match, card, was, is)],
  );

function holderEvents(match: Match, card: number, was: Position, is: Position): CardEvent[] {
  const { owner, power } = match.cards[card] as Card;
  return squaresOf(holdersOf(is, card) & ~holdersOf(was, card)).map((seat) => {
    const kind = owner === undefined ? 'cardLent' : seat === owner ? 'cardReturned' : 'cardTaken';
    return { kind, card, power: power.id, seat };
  });
}

function fieldEvents(match: Match, card: number, was: Position, is: Position): CardEvent[] {
  const { power, data } = match.cards[card] as Card;
  return (power.fields ?? []).flatMap((field, i) => {
    const [old, now] = [was[data + i], is[data + i]];
    return old === now ? [] : changeEvents(field, old, now, { card, power: power.id });
  });
}

/** Decks have no events of their own: `cardDrawn` reports what is drawn. */
function changeEvents(field: Field, was: number, is: number, card: CardRef): CardEvent[] {
  if (field.secret) return [{ kind: 'secretChosen', ...card, secret: field.name, squares: squaresIn(field, is) }];
  switch (field.kind) {
    case 'count':
      if (HERO_FIELDS.includes(field)) return [{ kind: 'powerUsed', ...card }];
      return [{ kind: 'stockChanged', ...card, stock: field.name, count: is, change: is - was }];
    case 'direction':
      return [{ kind: 'oriented', ...card, direction: is - 1 }];
    case 'mask':
    case 'square':
      return tokenEvents(field, was, is, card);
    default:
      return [];
  }
}

function tokenEvents(field: Field, was: number, is: number, card: CardRef): CardEvent[] {
  const [old, now] = [squaresIn(field, was), squaresIn(field, is)];
  const eventFor = (kind: 'tokenPut' | 'tokenGone') => (at: Square) => ({ kind, ...card, token: field.name, at });
  return [
    ...old.filter((square) => !now.includes(square)).map(eventFor('tokenGone')),
    ...now.filter((square) => !old.includes(square)).map(eventFor('tokenPut')),
  ];
}
