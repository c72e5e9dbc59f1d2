import { has, layout, type Match, type Position, WIDTH } from '@oia/rules';
import { intAt, squaresIn } from '@oia/telling';
import { seatLetter } from '../options.ts';
import type { Paint } from './terminal.ts';

const RULER = `  +${'-------+'.repeat(WIDTH)}`;
const COLUMNS = `    ${[...'abcde'].map((column) => column.padEnd(8)).join('')}`.trimEnd();
export const LEGEND = '. ground, 1-3 levels, ^ dome, Af/Am/An female, male, other worker of A, ! marked';

/** The board as text, row 5 on top: height, dome, worker or Ram, token. `p` may be somebody's view. */
export function boardLines(match: Match, p: Position, paint: Paint): string[] {
  const tokens = tokensOn(match, p);
  const rows = Array.from({ length: WIDTH }, (_, i) => WIDTH - 1 - i).flatMap((row) => {
    const cells = Array.from({ length: WIDTH }, (_, column) => cellText(p, row * WIDTH + column, tokens, paint));
    return [`${row + 1} |${cells.map((cell) => ` ${cell}|`).join('')} ${row + 1}`, RULER];
  });
  return [COLUMNS, RULER, ...rows, COLUMNS];
}

function cellText(p: Position, square: number, tokens: ReadonlyMap<number, string>, paint: Paint): string {
  const height = layout.heightAt(p, square);
  const dome = has(intAt(p, layout.DOMES), square);
  const level = `${height === 0 ? paint('dim', '.') : height}${dome ? paint('dome', '^') : ' '}`;
  return `${level}${pieceText(p, square, paint)}${tokenText(tokens.get(square), paint)}`;
}

const tokenText = (token: string | undefined, paint: Paint): string => (token ? paint('token', token) : ' ');

const SIDE_STYLES = ['sideA', 'sideB', 'sideC'] as const;

function pieceText(p: Position, square: number, paint: Paint): string {
  if (has(intAt(p, layout.RAM), square)) return paint('bold', 'RAM');
  const side = layout.sideAt(p, square);
  if (side < 0) return '   ';
  const sex = has(intAt(p, layout.FEMALE), square) ? 'f' : has(intAt(p, layout.MALE), square) ? 'm' : 'n';
  const mark = has(intAt(p, layout.MARKED), square) ? '!' : ' ';
  return `${paint(SIDE_STYLES[side] ?? 'bold', `${seatLetter(side)}${sex}`)}${mark}`;
}

/** What lies on the board beside workers: the first letter of its name. The cards say the rest. */
function tokensOn(match: Match, p: Position): Map<number, string> {
  const tokens = new Map<number, string>();
  for (const { power, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      for (const square of squaresIn(field, intAt(p, data + i))) tokens.set(square, field.name[0] ?? '*');
    }
  }
  return tokens;
}
