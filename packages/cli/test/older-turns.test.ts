import { Game, olderText, readPosition } from '@oia/rules';
import { expect, test } from 'vitest';
import { OlderTurns } from '../src/engines/older-turns.ts';
import { visitTurns } from '../src/turns/visit.ts';

/** The server reads no longer text of a turn. */
const MAX_TURN_LENGTH = 200;

test('the turns of a worker that walks on and on are found by their shortest walks', () => {
  const placed = readPosition('00000/00000/00000/00000/00000 A hermes:fe4,me5 demeter:fc4,md3');
  if (!placed.ok) throw new Error(placed.error.code);
  const { match } = placed.value;
  const turns = new OlderTurns(placed.value);
  let found = 0;
  let walked = 0;
  visitTurns(placed.value, (position, { length }) => {
    const text = olderText({ match, position });
    if (!text.ok) return true;
    const turn = turns.leadingTo(text.value);
    walked = Math.max(walked, length);
    if (found++ % 50 !== 0) return true;
    const steps = turn?.steps ?? [];
    expect(steps.join(' ').length).toBeLessThan(MAX_TURN_LENGTH);
    const reached = steps.reduce((game, step) => {
      const played = game.playText(step);
      if (!played.ok) throw new Error(`${step}: ${played.error.code}`);
      return played.value;
    }, Game.from(placed.value));
    const after = olderText({ match, position: reached.position });
    expect(after.ok && after.value).toBe(text.value);
    return true;
  });
  expect(walked).toBeGreaterThan(30);
  expect(found).toBeGreaterThan(500);
});
