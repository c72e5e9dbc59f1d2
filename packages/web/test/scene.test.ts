import { Game, plainStep } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { squareLabel } from '../src/parts/square-words.ts';
import { offerOf } from '../src/session/choices.ts';
import { sceneOf } from '../src/session/scene.ts';

function playedOf(powers: readonly string[], text: string): Game {
  const created = Game.create({ players: 2, powers });
  if (!created.ok) throw new Error(created.error.code);
  return text
    .split(' ')
    .filter(Boolean)
    .reduce((game, word) => {
      const played = game.playText(word);
      if (!played.ok) throw new Error(`${word}: ${played.error.code}`);
      return played.value;
    }, created.value);
}

describe('workers that others do not see', () => {
  const game = playedOf(['pan', 'hecate'], '@b2 @d2 @b4 @d4');

  test('are marked for their owner', () => {
    const { workers } = sceneOf(game.match, game.view(1));
    expect(workers.filter(({ unseen }) => unseen).map(({ square }) => square)).toEqual([16, 18]);
    expect(sceneOf(game.match, game.view(0)).workers.some(({ unseen }) => unseen)).toBe(false);
  });

  test('and in words', () => {
    const described = { words: en, match: game.match, view: game.view(1), viewer: 1, nameOf: String } as const;
    const state = { square: 16, isSelected: false, isSource: false, choices: [] };
    expect(squareLabel(described, state)).toContain(en.squares.unseen);
    expect(squareLabel(described, { ...state, square: 6 })).not.toContain(en.squares.unseen);
  });

  test('are seen by all at the end', () => {
    const over = playedOf(['pan', 'hecate'], '@b2 @d2 @b4 @d4 resign:A');
    expect(sceneOf(over.match, over.view(0)).workers.some(({ unseen }) => unseen)).toBe(false);
  });
});

test('a choice of fate spaces names all four', () => {
  let game = playedOf(['moerae', 'pan'], '');
  while (plainStep(game.legalSteps()[0] ?? 0).kind === 'place') {
    const played = game.play(game.legalSteps()[0] ?? 0);
    if (!played.ok) throw new Error(played.error.code);
    game = played.value;
  }
  const { choices } = offerOf(en, game.legalSteps());
  expect(choices).toHaveLength(16);
  expect(choices.find(({ to }) => to === 12)?.squares).toEqual([12, 13, 17, 18]);
});
