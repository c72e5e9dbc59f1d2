import {
  fieldsOf,
  hasDome,
  heightAt,
  type Match,
  type Position,
  ramOf,
  type Sex,
  seatLetter,
  WIDTH,
  workerAt,
} from '@oia/rules';
import type { Paint } from './terminal.ts';

const RULER = `  +${'-------+'.repeat(WIDTH)}`;
const COLUMNS = `    ${[...'abcde'].map((column) => column.padEnd(8)).join('')}`.trimEnd();
export const LEGEND = '. ground, 1-3 levels, ^ dome, Af/Am/An female, male, other worker of A, ! marked';

/** The board as text, row 5 on top: height, dome, worker or Ram, token. `p` may be a view. */
export function boardLines(match: Match, p: Position, paint: Paint): string[] {
  const tokens = tokensOn(match, p);
  const rows = Array.from({ length: WIDTH }, (_, i) => WIDTH - 1 - i).flatMap((row) => {
    const cells = Array.from({ length: WIDTH }, (_, column) => cellText(p, row * WIDTH + column, tokens, paint));
    return [`${row + 1} |${cells.map((cell) => ` ${cell}|`).join('')} ${row + 1}`, RULER];
  });
  return [COLUMNS, RULER, ...rows, COLUMNS];
}

function cellText(p: Position, square: number, tokens: ReadonlyMap<number, string>, paint: Paint): string {
  const height = heightAt(p, square);
  const dome = hasDome(p, square);
  const level = `${height === 0 ? paint('dim', '.') : height}${dome ? paint('dome', '^') : ' '}`;
  return `${level}${pieceText(p, square, paint)}${tokenText(tokens.get(square), paint)}`;
}

const tokenText = (token: string | undefined, paint: Paint): string => (token ? paint('token', token) : ' ');

const SIDE_STYLES = ['sideA', 'sideB', 'sideC'] as const;
const SEX_LETTERS: Readonly<Record<Sex, string>> = { female: 'f', male: 'm', neither: 'n' };

function pieceText(p: Position, square: number, paint: Paint): string {
  if (ramOf(p) === square) return paint('bold', 'RAM');
  const worker = workerAt(p, square);
  if (!worker) return '   ';
  const { side, sex, isMarked } = worker;
  return `${paint(SIDE_STYLES[side] ?? 'bold', `${seatLetter(side)}${SEX_LETTERS[sex]}`)}${isMarked ? '!' : ' '}`;
}

/** Tokens by square, as the first letter of their name. */
function tokensOn(match: Match, p: Position): Map<number, string> {
  const tokens = new Map<number, string>();
  for (const card of match.cards.keys()) {
    for (const { field, squares } of fieldsOf(match, p, card)) {
      for (const square of squares) tokens.set(square, field.name[0] ?? '*');
    }
  }
  return tokens;
}
