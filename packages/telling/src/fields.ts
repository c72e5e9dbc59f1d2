import { type Field, type Match, type Square, squaresOf, WIDTH } from '@oia/rules';
import { type CardNote, DIRECTIONS, type Direction, type PowerId } from '@oia/texts';
import { powerIdAt, squareList } from './names.ts';

/** The four squares of fate, from the lower left one. */
export const fateSquares = (corner: Square): Square[] => [0, 1, WIDTH, WIDTH + 1].map((offset) => corner + offset);

/** Squares a field of a card names; empty for numbers, directions and what is not shown. */
export function squaresIn(field: Field, value: number): Square[] {
  if (value <= 0) return [];
  if (field.kind === 'mask') return squaresOf(value);
  if (field.kind === 'square') return [value - 1];
  return field.kind === 'fate' ? fateSquares(value - 1) : [];
}

export const directionIn = (value: number): Direction | undefined => DIRECTIONS.find((known) => known === value - 1);

const powersIn = (match: Match, value: number): PowerId[] =>
  squaresOf(value).flatMap((number) => powerIdAt(match, number) ?? []);

/** What there is to say of one int on a card; undefined: nothing. -1 is a secret. */
export function fieldNote(match: Match, field: Field, value: number): CardNote | undefined {
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
      return value === 0 ? undefined : { code: name, squares: squareList(squaresIn(field, value)) };
    case 'fate':
    case 'abyss':
      if (value === 0) return undefined;
      return value < 0 ? { code: name } : { code: name, squares: squareList(squaresIn(field, value)) };
    default:
      return undefined;
  }
}
