import { DIRECTIONS, type FieldValue, type Match, type PowerId, squaresOf } from '@oia/rules';
import type { CardNote, FieldParams, GameWords } from '@oia/texts';
import { powerIdAt, squareList } from './names.ts';

const powersIn = (match: Match, value: number): PowerId[] =>
  squaresOf(value).flatMap((number) => powerIdAt(match, number) ?? []);

/** What the words about a field are told, by its kind; undefined: there is nothing to say. -1 is a secret. */
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

/** What there is to say of one int on a card, by the words of the field's name; undefined: nothing. */
export function fieldNote({ cardNotes }: GameWords, match: Match, held: FieldValue): CardNote | undefined {
  const code = codeOf(held);
  const params = paramsOf(match, held);
  // That the words of a field are told what its kind says is held by tests: the names of fields are no types.
  return params && Object.hasOwn(cardNotes, code) ? ({ code, ...params } as CardNote) : undefined;
}
