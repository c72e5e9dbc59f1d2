import { describe, expect, it } from 'vitest';
import { beginWith, eachPosition, lastOf, PAIRS } from './games.ts';
import { boardOf, ListenerAtTheTable } from './listener.ts';

/** Where nothing is secret, steps and consequences together say all that happens on the board. */
describe('who only listens knows the board', () => {
  const open = PAIRS.filter((powers) => !beginWith(powers).match.secrets);

  it.each([...open.map((pair) => pair.join(' ')), 'bia medusa charybdis', 'apollo minotaur siren charon'])(
    '%s',
    (powers) => {
      const listener = new ListenerAtTheTable();
      eachPosition(beginWith(powers.split(' ')), 90, (game) => {
        if (game.moments.length === 0) return;
        listener.hear(game, lastOf(game));
        expect(listener.board).toEqual(boardOf(game));
      });
    },
  );
});
