import {
  activeSeat,
  DIRECTIONS,
  type FieldValue,
  faceOf,
  fieldsOf,
  hasClimbed,
  holdersOf,
  isOut,
  isUnseen,
  type Match,
  type Position,
  type PowerId,
  squaresOf,
  withTurnBegun,
  workerAt,
  workersOf,
} from '@oia/rules';
import type { FieldParams, GameWords } from '@oia/texts';
import { type NameOf, powerIdAt, squareList } from './names.ts';
import { type CardNote, describeCardNote } from './sentences.ts';

/** The visible part of a card. */
export interface CardFact {
  /** The owner; undefined for the card beside the Ram. */
  readonly seat: number | undefined;
  readonly power: PowerId;
  /** The power a changing card shows now. */
  readonly face?: PowerId;
  /** Seats that hold it in the current turn, or in the one about to begin. */
  readonly holders: readonly number[];
  /** True if it is the turn of one of them. */
  readonly isActive: boolean;
  /** Short notes on the state of the card and its owner. */
  readonly notes: readonly string[];
}

/** All cards, as far as this view shows them. */
export function cardFacts(words: GameWords, match: Match, atRest: Position, nameOf: NameOf): CardFact[] {
  const view = withTurnBegun(match, atRest);
  return match.cards.map(({ power, owner }, card) => {
    const face = faceOf(match, view, card)?.id;
    const holders = holdersOf(match, view, card);
    return {
      seat: owner,
      power: power.id,
      ...(face ? { face } : {}),
      holders,
      isActive: holders.includes(activeSeat(view)),
      notes: [
        ...cardNotes(words, match, view, card, nameOf),
        ...(owner === undefined ? [] : seatNotes(words, match, view, owner)),
      ],
    };
  });
}

function cardNotes(words: GameWords, match: Match, view: Position, card: number, nameOf: NameOf): string[] {
  const owner = match.cards[card]?.owner;
  if (owner !== undefined && isOut(view, owner)) return [];
  const fields = fieldsOf(match, view, card).flatMap((held) => fieldNote(words, match, held) ?? []);
  return [...fields, ...holderNotes(words, match, view, card, nameOf)].map((note) => describeCardNote(words, note));
}

/** The holders, if they are not just the owner. */
function holderNotes(words: GameWords, match: Match, view: Position, card: number, nameOf: NameOf): CardNote[] {
  const owner = match.cards[card]?.owner;
  const holders = holdersOf(match, view, card);
  if (owner === undefined || (holders.length === 1 && holders[0] === owner)) return [];
  return [holders.length === 0 ? { code: 'unheld' } : { code: 'held', players: words.together(holders.map(nameOf)) }];
}

/** Notes on a player that do not belong to the card. */
export function seatNotes(words: GameWords, match: Match, view: Position, seat: number): string[] {
  const side = match.sideOf(seat);
  const marked = workersOf(view, side).filter((square) => workerAt(view, square)?.isMarked);
  const notes: CardNote[] = [
    ...(isOut(view, seat) ? [{ code: 'out' } as const] : []),
    ...(isUnseen(view, side) ? [{ code: 'hidden' } as const] : []),
    ...(hasClimbed(view, seat) ? [{ code: 'climbed' } as const] : []),
    ...(marked.length === 0 ? [] : [{ code: 'marked', squares: squareList(marked) } as const]),
  ];
  return notes.map((note) => describeCardNote(words, note));
}

const powersIn = (match: Match, value: number): PowerId[] =>
  squaresOf(value).flatMap((number) => powerIdAt(match, number) ?? []);

/** The argument for the words of a field, by its kind; undefined: nothing to say. -1 is a secret. */
function paramsOf(match: Match, { field, value, squares }: FieldValue): FieldParams[keyof FieldParams] | undefined {
  switch (field.kind) {
    case 'count':
      return { count: value };
    case 'direction': {
      const direction = DIRECTIONS[value - 1];
      return direction && { direction };
    }
    case 'power': {
      const power = powerIdAt(match, value);
      return power && { power };
    }
    case 'powers':
      return value === 0 ? undefined : { powers: powersIn(match, value) };
    default:
      if (value === 0) return undefined;
      return value < 0 ? {} : { squares: squareList(squares) };
  }
}

/** A card that works once has words for both: used or not. */
const codeOf = ({ field, value }: FieldValue): string => (field.name === 'used' && value === 0 ? 'unused' : field.name);

/** The sentence about one int on a card, from the words of its field; undefined: nothing to say. */
export function fieldNote({ cardNotes }: GameWords, match: Match, held: FieldValue): CardNote | undefined {
  const code = codeOf(held);
  const params = paramsOf(match, held);
  // Tests check that the words of a field take the parameters of its kind: the compiler does not know fields by name.
  return params && Object.hasOwn(cardNotes, code) ? ({ code, ...params } as CardNote) : undefined;
}
