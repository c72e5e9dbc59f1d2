import type { Game } from '@oia/rules';
import { expect, test } from 'vitest';
import { restOfHint } from '../src/game/board/staged-hint.ts';
import { hintsOf } from '../src/session/choices.ts';
import { randomGame } from './random-games.ts';

function played(game: Game, text: string): Game {
  const next = game.playText(text);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

const texts = (game: Game, ...words: string[]): Game => words.reduce(played, game);
const start = texts(randomGame(1, 0, ['none', 'none']), '@b2', '@d4', '@b4', '@d2');
const whole = texts(start, 'b2-c2', '+c3');
const steps = whole.moments.slice(4).map(({ step }) => step);
const given = { steps, at: 4, after: start.moments.at(-1) };

test('a hint is a whole turn', () => {
  expect(restOfHint(given, start.moments)).toEqual(steps);
  expect(hintsOf(steps)).toMatchObject([
    { kind: 'move', from: 6, to: 7 },
    { kind: 'build', to: 12 },
  ]);
});

test('the rest of a hint stays while it is followed, and undo restores it', () => {
  const moved = texts(start, 'b2-c2');
  expect(restOfHint(given, moved.moments)).toEqual(steps.slice(1));
  expect(restOfHint(given, whole.moments)).toEqual([]);
  const undone = moved.undo();
  expect(undone.ok && restOfHint(given, undone.value.moments)).toEqual(steps);
});

test('a hint disappears when something else is played or the turn is over', () => {
  expect(restOfHint(given, texts(start, 'b2-b3').moments)).toEqual([]);
  expect(restOfHint(given, texts(start, 'b2-c2', '+b2').moments)).toEqual([]);
  expect(restOfHint(given, texts(whole, 'b4-c4').moments)).toEqual([]);
});

test('a hint does not apply to the same turn of another game', () => {
  const other = texts(randomGame(1, 0, ['none', 'none']), '@b2', '@d4', '@a5', '@e5');
  expect(restOfHint(given, other.moments)).toEqual([]);
});
