import { Game, readPosition } from '@oia/rules';
import { expect, test } from 'vitest';
import { RECIPES } from '../src/sounds/recipes.ts';
import { soundOf } from '../src/sounds/sounds.ts';

const FLAT = '00000/00000/00000/00000/00000';
const HILL = '00000/00000/00100/00000/00000';

test.each([
  ['step', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3']],
  ['climb', `${HILL} A none:fb3,ma1 none:fe5,me1`, ['b3-c3']],
  ['step', `${HILL} A none:fa5,ma1 hecate:fb3,me1`, ['a5-a4', '+a5', 'b3-c3']],
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
  expect(soundOf(game.moments.at(-1)?.events ?? [], game.match.secrets)).toBe(sound);
});

test.each(Object.entries(RECIPES))('%s can be heard and does no harm', (_, parts) => {
  for (const part of parts) {
    expect(part.loudness).toBeGreaterThan(0);
    expect(part.loudness).toBeLessThanOrEqual(0.6);
    expect(part.after + part.duration).toBeLessThan(5);
    const pitches = part.kind === 'tone' ? [part.from, part.to] : [part.around];
    expect(pitches.every((pitch) => pitch > 40 && pitch < 12_000)).toBe(true);
  }
});
