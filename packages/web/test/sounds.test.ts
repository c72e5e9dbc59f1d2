import { Game, readPosition } from '@oia/rules';
import { expect, test } from 'vitest';
import { soundOf } from '../src/pages/game/voice/use-sounds.ts';

const FLAT = '00000/00000/00000/00000/00000';

test.each([
  ['step', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3']],
  ['build', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3']],
  ['dome', `${FLAT} A atlas:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3^']],
  ['step', `${FLAT} A none:fb3,ma1 hecate:fc3,me1`, ['b3-c3']],
  ['step', `${FLAT} B none:fb3,ma1 hecate:fc3,me1`, ['c3-c4']],
  ['win', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['resign:A']],
])('a %s is heard: %s %s', (sound, position, steps) => {
  const placed = readPosition(position);
  if (!placed.ok) throw new Error(placed.error.code);
  const game = steps.reduce((now, step) => {
    const next = now.playText(step);
    if (!next.ok) throw new Error(`${step}: ${next.error.code}`);
    return next.value;
  }, Game.from(placed.value));
  expect(soundOf(game.moments.at(-1)?.events ?? [])).toBe(sound);
});
