import { Game, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { composedPosition } from '../../rules/test/fuzz/composed.ts';
import { composedGame } from '../../rules/test/fuzz/matchups.ts';
import { gameAt } from './table.ts';
import { checkFindsWin, sureWin } from './win-check.ts';

/** Nodes, not time: what is found does not depend on the machine. */
const LIMITS = { budget: Number.POSITIVE_INFINITY, nodes: 20_000 };

/** The quick part; `npm run verify -- --wins N` is the long one. */
describe('wins are found with all pruning on', () => {
  test.each([1, 2] as const)('wins in %i, over all tables', (turns) => {
    const random = seededRandom(turns);
    for (let found = 0; found < 6; ) {
      const game = Game.from(composedPosition(composedGame(random), random));
      if (sureWin(game) !== turns) continue;
      checkFindsWin(game, turns, LIMITS);
      found++;
    }
  });
});

test('a turn that leaves the other without one is a win as well', () => {
  const game = gameAt('b30cb/12333/021a4/3333a/44c14 A medea:fb4,ma3 jason:fc5,md1');
  expect(sureWin(game)).toBe(1);
  checkFindsWin(game, 1, LIMITS);
});

describe('what counts as a sure win', () => {
  test.each([
    ['a climb', '00000/00000/00230/00000/00000 A none:fc3,ma1 none:fe1,me2', 1],
    ['two climbs at once, one of which can be closed', '00000/00000/03130/00220/00000 A none:fc3,ma1 none:fa5,mb5', 2],
    ['nothing', '00000/00000/00000/00000/00000 A none:fc3,ma1 none:fe1,me2', undefined],
    ['a climb that can be closed', '00000/00000/00130/00200/00000 A none:fc3,ma1 none:fe3,ma5', undefined],
    ['a fate that is not known', '00000/00000/00230/00000/00000 A none:fc3,ma1 moerae[fate=c2]:fe1,me2,na5', undefined],
  ])('%s', (_, text, turns) => expect(sureWin(gameAt(text))).toBe(turns));
});
