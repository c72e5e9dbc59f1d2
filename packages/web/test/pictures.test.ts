import { Game, viewOf } from '@oia/rules';
import { en } from '@oia/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlainDocument, PlainSerializer } from '../../board/src/flat/plain-document.ts';
import { emblemMarkup } from '../src/emblems/markup.ts';
import { shownPicture } from '../src/parts/picture-facts.ts';
import { type PictureFacts, pictureHeight, pictureText } from '../src/parts/picture-text.ts';
import { sceneOf } from '../src/session/scene.ts';
import { NAMES, randomGame, tableOf } from './random-games.ts';

const SETUP = tableOf(NAMES.slice(0, 2));

function played(powers: readonly string[], ...steps: readonly string[]): Game {
  const created = Game.create({ players: 2, powers });
  if (!created.ok) throw new Error(created.error.code);
  return steps.reduce((game, text) => {
    const next = game.playText(text);
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    return next.value;
  }, created.value);
}

const facts = (game: Game, viewer: 0 | 1 | 'spectator' = 'spectator', at?: number): PictureFacts =>
  shownPicture(en, { game, viewer, setup: SETUP, at });

describe('the content of a picture', () => {
  test('has players with looks and powers, and the turn', () => {
    const game = played(['apollo', 'pan'], '@b2', '@d4', '@b4', '@d2', 'b2-c2', '+c3');
    const { players, caption } = facts(game);
    expect(players).toEqual([
      { name: NAMES[0], look: 0, power: { id: 'apollo', name: 'Apollo' } },
      { name: NAMES[1], look: 1, power: { id: 'pan', name: 'Pan' } },
    ]);
    expect(caption).toBe('Turn 1');
    expect(facts(game, 'spectator', 2).caption).toBe(en.ui.replay.setup);
  });

  test('has the result at the end, and only there', () => {
    const game = randomGame(3, 400, ['apollo', 'pan']);
    expect(game.outcome).toBeDefined();
    expect(facts(game).caption).not.toMatch(/^Turn/);
    expect(facts(game, 'spectator', game.moments.length - 1).caption).toMatch(/^Turn \d+$/);
  });

  test('has the shown position while an earlier one is shown', () => {
    const game = played(['apollo', 'pan'], '@b2', '@d4', '@b4', '@d2', 'b2-c2', '+c3');
    expect(facts(game, 0, 3).scene.workers).toHaveLength(3);
    expect(facts(game, 0, 0).scene.workers).toHaveLength(0);
  });

  test('has no secret of other players', () => {
    const game = played(['tartarus', 'atlas'], '@a1', '@d1', '@b2', '@e2', 'abyss:c3');
    const tokens = (viewer: 0 | 1 | 'spectator') => facts(game, viewer).scene.tokens;
    expect(tokens(0)).toHaveLength(1);
    expect(tokens(1)).toEqual([]);
    expect(tokens('spectator')).toEqual([]);
    expect(facts(game, 1).last).not.toContain(12);
    const hidden = played(['atlas', 'hecate'], '@a1', '@a2');
    expect(facts(hidden, 0).scene).toEqual(sceneOf(hidden.match, viewOf(hidden.match, hidden.position, 0)));
  });
});

describe('the text of a picture', () => {
  beforeEach(() => {
    vi.stubGlobal('document', new PlainDocument());
    vi.stubGlobal('XMLSerializer', PlainSerializer);
  });
  afterEach(() => vi.unstubAllGlobals());

  const named = (...names: readonly string[]): PictureFacts => ({
    ...facts(played(['apollo', 'pan'])),
    players: names.map((name, i) => ({ name, look: i % 2 === 0 ? 0 : 1, power: { id: 'pan', name: 'Pan' } })),
  });

  test('needs no style sheet', () => {
    const text = pictureText(named('Anna', 'Ben'), 'dark');
    expect(text.split(emblemMarkup('pan', 24, 'small'))).toHaveLength(3);
    expect(text).not.toContain('var(');
    expect(text).toContain('>Anna<');
    expect(text).toContain('>Oia<');
  });

  test('names of people cannot break it', () => {
    const text = pictureText(named('</text><script>&"', '\ud800\u0000x'), 'light');
    expect(text).not.toContain('<script');
    expect(text).toContain('&#60;/text&#62;&#60;script&#62;&#38;&#34;');
    expect(text).toContain('>x</text>');
    expect(() => encodeURIComponent(text)).not.toThrow();
  });

  test('long names are cut, and four players have two rows', () => {
    expect(pictureText(named('Maximiliana-Alexandrina von Thera'), 'light')).toContain('>Maximiliana-Alexand…<');
    expect(pictureHeight(named('a', 'b', 'c', 'd'))).toBeGreaterThan(pictureHeight(named('a', 'b')));
  });
});
