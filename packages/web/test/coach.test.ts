import { Game, parsePosition } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { goneTips, isCoached, rememberCoach } from '../src/game/coach/coach-memory.ts';
import { learntIn, TIPS, tipFor } from '../src/game/coach/tips.ts';
import { device } from '../src/storage/device.ts';
import { keepGame, keptGames } from '../src/storage/games.ts';
import { gameAt as keptAt, tableOf } from './tables.ts';

function gameAt(position: string, steps = ''): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.code);
  let game = Game.from(read.value);
  for (const text of steps.split(' ').filter(Boolean)) {
    const next = game.playText(text);
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    game = next.value;
  }
  return game;
}

const EMPTY = '00000/00000/00000/00000/00000 A none:fb2,md4 none:fb4,md2';
const STAIRS = '00000/00000/00100/00000/00000 A none:fb2,me5 none:fb5,md1';
const HIGH = '00000/00000/00000/00000/00002 A none:fb2,ma5 none:fe1,mc5';

describe('a tip', () => {
  test('names the goal before the first move', () => {
    expect(tipFor(gameAt(EMPTY), [])).toBe('win');
    expect(tipFor(gameAt(EMPTY), ['win'])).toBeUndefined();
  });

  test('explains building when there is something to build', () => {
    expect(tipFor(gameAt(EMPTY, 'b2-c2'), [])).toBe('build');
    expect(tipFor(gameAt(EMPTY, 'b2-c2'), ['build'])).toBeUndefined();
  });

  test('explains climbing where one can climb, before anything else', () => {
    expect(tipFor(gameAt(STAIRS), [])).toBe('climb');
    expect(tipFor(gameAt(STAIRS), ['climb'])).toBe('win');
  });

  test('does not repeat the goal until a worker is near it', () => {
    const later = gameAt(EMPTY, 'b2-b1 +a1 d2-e2 +e1');
    expect(tipFor(later, ['climb'])).toBeUndefined();
    const high = gameAt(HIGH, 'b2-b1 +a1 c5-d5 +e5');
    expect(tipFor(high, ['climb'])).toBe('win');
  });

  test('there is none in set-up and after the end', () => {
    expect(tipFor(gameAt('00000/00000/00000/00000/00000 @2 none:- none:fb3,mc2 start=B'), [])).toBeUndefined();
    expect(tipFor(gameAt('00000/02300/00000/00000/00000 A none:fb4,me5 none:fe1,ma5', 'b4-c4'), [])).toBeUndefined();
  });
});

describe('a tip is understood', () => {
  test('by doing it', () => {
    expect(learntIn(gameAt(STAIRS), [0])).toEqual([]);
    expect(learntIn(gameAt(STAIRS, 'b2-c3'), [0])).toEqual(['climb']);
    expect(learntIn(gameAt(STAIRS, 'b2-c3 +c2'), [0])).toEqual(['climb', 'build']);
  });

  test('not by what the computer does', () => {
    expect(learntIn(gameAt(STAIRS, 'b2-c3 +c2'), [1])).toEqual([]);
  });

  test('at the latest when the game is over', () => {
    expect(learntIn(gameAt('00000/02300/00000/00000/00000 A none:fb4,me5 none:fe1,ma5', 'b4-c4'), [1])).toEqual(TIPS);
  });
});

describe('a coach', () => {
  const setup = tableOf({ players: 2 }, ['person', 1]);
  const watched = tableOf({ players: 2 }, [1, 1]);
  const bare = gameAt(EMPTY).match;
  const gods = gameAt('00000/00000/00000/00000/00000 A pan:fb2,md4 atlas:fb4,md2').match;

  test('is for the first game of a person on the device, without powers', () => {
    keepGame(keptAt(watched, 'watched'));
    keepGame(keptAt(setup, 'first'));
    expect(keptGames()).toHaveLength(2);
    expect(isCoached('first', setup, bare)).toBe(true);
    expect(isCoached('watched', watched, bare)).toBe(false);
    expect(isCoached('first', setup, gods)).toBe(false);
    keepGame(keptAt(setup, 'second'));
    expect(isCoached('second', setup, bare)).toBe(false);
  });

  test('stays with its game, remembers what is gone and never comes to another one', () => {
    rememberCoach('first', ['build']);
    expect(isCoached('first', setup, bare)).toBe(true);
    expect(goneTips('first')).toEqual(['build']);
    for (const { id } of keptGames()) device.remove(`oia.game.${id}`);
    expect(isCoached('third', setup, bare)).toBe(false);
    expect(goneTips('third')).toEqual([]);
  });

  test('does not come because of something unreadable in the storage', () => {
    device.write('oia.coach', 'what?');
    expect(isCoached('first', setup, bare)).toBe(false);
  });
});
