import { describe, expect, it } from 'vitest';
import { beginWith, eachPosition, lastOf, PAIRS } from './games.ts';
import { BoardListener, boardOf } from './listener.ts';

/** Without secrets, steps and consequences together describe everything that happens on the board. */
describe('the board can be reconstructed from the descriptions', () => {
  const open = PAIRS.filter((powers) => !beginWith(powers).match.secrets);

  it.each([...open.map((pair) => pair.join(' ')), 'bia medusa charybdis', 'apollo minotaur siren charon'])(
    '%s',
    (powers) => {
      const listener = new BoardListener();
      let heard = 0;
      eachPosition(beginWith(powers.split(' ')), 90, (game) => {
        if (game.moments.length === 0) return;
        listener.hear(game, lastOf(game));
        expect(listener.board).toEqual(boardOf(game));
        heard++;
      });
      expect(heard).toBeGreaterThan(5);
    },
  );
});
