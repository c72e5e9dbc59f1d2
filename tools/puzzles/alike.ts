import {
  parsePosition,
  parseSquare,
  positionText,
  SYMMETRIES,
  squareName,
  turnPosition,
  turnSquare,
  workersOf,
} from '@oia/rules';
import type { Find } from './find.ts';

/** A key that puzzles share if they differ only by a rotation or a reflection of the board. */
export function positionSign({ kind, position }: Find): string {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`);
  const { match, position: p } = read.value;
  return leastOf((symmetry) => `${kind} ${positionText({ match, position: turnPosition(match, p, symmetry) })}`);
}

/** A key that puzzles share if their workers stand alike and their solution is the same, with other buildings elsewhere. */
export function patternSign({ kind, position, key }: Find): string {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`);
  const { match, position: p } = read.value;
  const powers = match.cards.map(({ power }) => power.id).join();
  return leastOf((symmetry) => {
    const turned = turnPosition(match, p, symmetry);
    const workers = [0, 1].map((side) => workersOf(turned, side).join()).join('/');
    return `${kind} ${powers} ${workers} ${turnedKey(key, symmetry)}`;
  });
}

const turnedKey = (key: string, symmetry: number): string =>
  key.replaceAll(/[a-e][1-5]/g, (name) => squareName(turnSquare(parseSquare(name) ?? 0, symmetry)));

const leastOf = (text: (symmetry: number) => string): string =>
  Array.from({ length: SYMMETRIES }, (_, symmetry) => text(symmetry)).sort()[0] ?? '';
