import { describe, expect, it } from 'vitest';
import type { MatchOptions } from '../../src/create.ts';
import { Game } from '../../src/game.ts';
import {
  type GameRecord,
  parseRecordJson,
  parseRecords,
  recordFor,
  recordJson,
  recordOf,
  recordText,
  replay,
} from '../../src/notation/index.ts';
import { samePosition } from '../../src/position.ts';
import { seededRandom } from '../../src/random.ts';
import type { Viewer } from '../../src/views.ts';
import { broken, created, played, positionsOf, randomGame, valueIn } from './games.ts';

function isKept(game: Game): boolean {
  const text = recordText(recordOf(game));
  const [read] = parseRecords(text);
  if (!read?.ok || recordText(read.value) !== text) return false;
  const json = parseRecordJson(recordJson(read.value));
  if (!json.ok || recordText(json.value) !== text) return false;
  const back = replay(read.value);
  return (
    back.ok && samePosition(back.value.position, game.position) && back.value.moments.length === game.moments.length
  );
}

describe('games that were played', () => {
  it('are replayed step by step from their record', () => {
    const lost: string[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const random = seededRandom(seed);
      const game = broken(random, randomGame(random, 90));
      if (!isKept(game)) lost.push(recordText(recordOf(game)));
    }
    expect(lost).toEqual([]);
  });

  it.each<[string, MatchOptions]>([
    ['hidden workers', { players: 2, powers: ['hecate', 'apollo'] }],
    ['hidden workers and answers', { players: 3, powers: ['hecate', 'gaea', 'minotaur'] }],
    ['answers', { players: 2, powers: ['gaea', 'demeter'] }],
    ['draws', { players: 2, powers: ['chaos', 'demeter'] }],
    ['additional turns', { players: 2, powers: ['dionysus', 'pan'] }],
    ['an abyss', { players: 2, powers: ['tartarus', 'hermes'] }],
    ['fate', { players: 3, powers: ['moerae', 'pan', 'hera'] }],
    ['a stolen card', { players: 2, powers: ['circe', 'prometheus'] }],
    ['teams', { players: 4, powers: ['chaos', 'siren', 'aeolus', 'zeus'] }],
    ['the Ram', { players: 2, fleece: 'chaos' }],
    ['repetition', { players: 2, powers: ['ares', 'pan'], repetition: true }],
  ])(
    'with %s',
    (_, options) => {
      for (const seed of [1, 2]) {
        const game = played(seededRandom(seed), created(options), 150);
        expect(isKept(game), recordText(recordOf(game))).toBe(true);
      }
    },
    20_000,
  );

  it('are replayed from any of their positions', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const positions = positionsOf(randomGame(random, 50));
      const from = Game.from(positions[Math.floor(random() * positions.length)] as (typeof positions)[number]);
      const game = broken(random, played(random, from, 30));
      expect(isKept(game), recordText(recordOf(game))).toBe(true);
    }
  });
});

describe('what a viewer gets', () => {
  const steps = (game: Game, viewer: Viewer): string[] => textsOf(recordFor(game, viewer));
  const textsOf = ({ setup, turns }: GameRecord): string[] => [...setup, ...turns.flat()].map(({ text }) => text);
  const play = (game: Game, texts: string): Game =>
    texts.split(' ').reduce((now, text) => valueIn(now.playText(text)), game);

  const hidden = play(created({ players: 2, powers: ['apollo', 'hecate'] }), '@a1 @b1 @d5 @e5 a1-a2 +a3 d5-d4 +d5');

  it('hides the steps of hidden workers while the game is on', () => {
    const shown = ['@a1', '@b1', '?', '?', 'a1-a2', '+a3', '?', '+d5'];
    expect(steps(hidden, 0)).toEqual(shown);
    expect(steps(hidden, 'spectator')).toEqual(shown);
    expect(steps(hidden, 1)).toEqual(textsOf(recordOf(hidden)));
    expect(replay(recordFor(hidden, 0))).toMatchObject({ ok: false, error: { code: 'badStep', step: '?', turn: 0 } });
  });

  it('shows everything after the end', () => {
    const over = play(hidden, 'resign:A');
    expect(steps(over, 0)).toEqual(textsOf(recordOf(over)));
  });

  it('does not tell a silent swap from a step', () => {
    const game = play(created({ players: 2, powers: ['apollo', 'hecate'] }), '@a1 @b1 @a2 @e5 a1-a2');
    expect(game.moments.at(-1)?.cut).toBeUndefined();
    for (const viewer of [0, 1, 'spectator'] as const) expect(steps(game, viewer).at(-1)).toBe('a1-a2');
  });

  it('hides secret choices', () => {
    const abyss = play(created({ players: 2, powers: ['tartarus', 'pan'] }), '@a1 @b1 @d5 @e5 abyss:c3');
    expect(steps(abyss, 1).at(-1)).toBe('?');
    expect(steps(abyss, 0).at(-1)).toBe('abyss:c3');
  });

  it('hides secrets of the position a game began at', () => {
    const game = Game.from({ match: hidden.match, position: hidden.position });
    expect(recordFor(game, 0).tags[0]?.value).toContain('hecate:?');
    expect(recordFor(game, 1).tags[0]?.value).toContain('hecate:fd4,me5');
  });
});
