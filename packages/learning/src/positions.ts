import { Game, parsePosition, parseSquare, type Square } from '@oia/rules';

type Column = 'a' | 'b' | 'c' | 'd' | 'e';
type Row = 1 | 2 | 3 | 4 | 5;

/** A square as data names it: a misspelt one does not compile. */
export type SquareName = `${Column}${Row}`;

export const squareOf = (name: SquareName): Square => parseSquare(name) as Square;

/** The game that begins at a position of our own data, in which a fault is a bug: the tests read all of it. */
export function gameAt(position: string): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.code} ${read.error.at ?? ''}`);
  return Game.from(read.value);
}

/** Plays steps as they are written, with spaces between them, by the player to act. */
export function withSteps(game: Game, steps: string): Game {
  let now = game;
  for (const text of steps.split(' ').filter(Boolean)) {
    const next = now.playText(text);
    if (!next.ok) throw new Error(`${text} is not possible: ${next.error.code}`);
    now = next.value;
  }
  return now;
}
