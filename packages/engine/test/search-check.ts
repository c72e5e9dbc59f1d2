import { type Game, type Position, positionText } from '@oia/rules';
import { ACTIVE } from '@oia/rules/layout';
import { Timer } from '../src/question/timer.ts';
import { Search } from '../src/search/search.ts';
import { Minimax, TooMuch } from './minimax.ts';

/** Positions that plain minimax may look at: a second of its time. */
const MAX_POSITIONS = 20_000;

const anyTime = (): Timer => new Timer(() => 0, { budget: 1 });

/** Throws where a search without pruning finds something else than plain minimax. False: there is too much to look at. */
export function checkSearch({ match, position }: Game, depth: number, most = MAX_POSITIONS): boolean {
  const side = match.sideOf(position[ACTIVE] as number);
  const expected = minimaxOf(new Minimax(match, side, most), position, depth);
  if (expected === undefined) return false;
  const found = new Search(match, side, anyTime(), { isExhaustive: true }).value(position, depth);
  if (found === expected) return true;
  const text = positionText({ match, position });
  throw new Error(`search says ${found}, minimax ${expected} at depth ${depth}: ${text}`);
}

function minimaxOf(minimax: Minimax, position: Position, depth: number): number | undefined {
  try {
    return minimax.value(position, depth);
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}
