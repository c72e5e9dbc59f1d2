import { recordOf, stageOf } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { turnsOf } from '../src/index.ts';
import { beginWith, eachPosition, gameAt, playAll } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';

describe('a game in turns', () => {
  it.each(['pan atlas', 'chaos siren', 'gaea dionysus', 'aeolus gaea pan'])('%s: as records write it', (powers) => {
    eachPosition(beginWith(powers.split(' ')), 60, (game) => {
      const spans = turnsOf(game);
      const { setup, turns } = recordOf(game);
      const lengths = [...(setup.length > 0 ? [setup.length] : []), ...turns.map((turn) => turn.length)];
      expect(spans.map(({ from, to }) => to - from)).toEqual(lengths);
      expect(spans.map(({ from }) => from)).toEqual([0, ...spans.map(({ to }) => to)].slice(0, spans.length));
      for (const { number, seat, from } of spans) {
        const moment = game.moments[from];
        if (number === 0) expect(moment && stageOf(moment.before) === 'setup').toBe(true);
        else expect(seat).toBe(moment?.actor);
      }
    });
  });

  it('no set-up if the game began later', () => {
    const game = playAll(gameAt(`${FLAT} B none:fb3,ma1 none:fe5,me1`), 'e5-d5', '+c5', 'b3-b4');
    expect(turnsOf(game)).toEqual([
      { seat: 1, number: 1, from: 0, to: 2 },
      { seat: 0, number: 2, from: 2, to: 3 },
    ]);
  });

  it('no turns before the first step', () => expect(turnsOf(beginWith(['pan', 'atlas']))).toEqual([]));
});
