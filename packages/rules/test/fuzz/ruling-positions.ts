import { readdirSync, readFileSync } from 'node:fs';
import { type MatchPosition, positionText } from '../../src/notation/position.ts';
import { STAGE, START, TURN } from '../../src/position.ts';
import { parseRulings, RulingRun } from '../ruling.ts';

const folder = new URL('../rulings/', import.meta.url);

/** All distinct positions in turns that occur in rulings, which cover known difficult cases. */
export function rulingPositions(): readonly MatchPosition[] {
  const met = new Map<string, MatchPosition>();
  const meet = (placed: MatchPosition): void => {
    const stage = placed.position[STAGE];
    if (stage === START || stage === TURN) met.set(positionText(placed), placed);
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
    for (const ruling of parseRulings(file, readFileSync(new URL(file, folder), 'utf8'))) {
      new RulingRun(meet).run(ruling);
    }
  }
  return [...met.values()];
}
