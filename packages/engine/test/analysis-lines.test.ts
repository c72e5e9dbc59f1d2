import { type Game, POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { requestOf } from '../src/index.ts';
import { gameUnderWay, playKnownPart, reportOf } from './analysis-reports.ts';

/** A game under way in which a seat has to decide something: the first by these seeds. */
function undecidedGame(powers: readonly string[]): Game {
  for (let seed = 1; seed < 40; seed++) {
    const game = gameUnderWay(powers, seed);
    if (!game.outcome && game.actor !== undefined) return game;
  }
  throw new Error(`no game of ${powers.join(' and ')} is still open`);
}

describe('every line is legal to its last step, with every power', () => {
  // In the order of the alphabet, so that a new power changes only its own pairs.
  const ids = POWER_LIST.map(({ id }) => id).toSorted();
  const tables = ids.map((id, i) => ({ powers: [id, ids[(i + 1) % ids.length] as string] }));

  test.each(tables)('$powers', ({ powers }) => {
    const game = undecidedGame(powers);
    const report = reportOf(requestOf(game, game.actor ?? 0, 2), 2);
    expect(report.lines.length).toBeGreaterThan(0);
    for (const line of report.lines) playKnownPart(game, line);
  });
});
