import { DIRECTIONS, type Direction, type FieldValue, type Match, type PowerId, squaresOf } from '@oia/rules';
import type { CardNote } from '@oia/texts';
import { powerIdAt, squareList } from './names.ts';

const directionIn = (value: number): Direction | undefined => DIRECTIONS[value - 1];

const powersIn = (match: Match, value: number): PowerId[] =>
  squaresOf(value).flatMap((number) => powerIdAt(match, number) ?? []);

/** What there is to say of one int on a card; undefined: nothing. -1 is a secret. */
export function fieldNote(match: Match, { field, value, squares }: FieldValue): CardNote | undefined {
  const { name } = field;
  switch (name) {
    case 'used':
      return { code: value === 0 ? 'unused' : 'used' };
    case 'left':
    case 'reserve':
    case 'saved':
      return { code: name, count: value };
    case 'wind':
    case 'song': {
      const direction = directionIn(value);
      return direction === undefined ? undefined : { code: name, direction };
    }
    case 'face': {
      const power = powerIdAt(match, value);
      return power ? { code: name, power } : undefined;
    }
    case 'deck':
    case 'discards':
      return value === 0 ? undefined : { code: name, powers: powersIn(match, value) };
    case 'whirlpools':
    case 'coins':
    case 'talus':
      return value === 0 ? undefined : { code: name, squares: squareList(squares) };
    case 'fate':
    case 'abyss':
      if (value === 0) return undefined;
      return value < 0 ? { code: name } : { code: name, squares: squareList(squares) };
    default:
      return undefined;
  }
}
