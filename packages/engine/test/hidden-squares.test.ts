import { type Game, squareName, stepB } from '@oia/rules';
import { DOMES, workersOn } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { questionOf, type Thought, think } from '../src/index.ts';
import { gameAt, playSteps } from './table.ts';

function thoughtOf(game: Game, nodes = 3_000): Thought {
  const question = { ...questionOf(game, game.actor as number, { budget: Number.POSITIVE_INFINITY }), nodes };
  const thought = think({ ...question, table: {} });
  if (!thought.ok) throw new Error(JSON.stringify(thought.error));
  return thought.value;
}

const D2 = 8;
const isOpen = (game: Game): boolean =>
  ((((game.position[DOMES] as number) | workersOn(game.position)) >> D2) & 1) === 0;

describe('who has a secret square leaves it open', () => {
  test.each([
    ['fate takes the win', 'moerae[fate=c2]:fe4,ma5,nb5 zeus:fc2,ma1'],
    ['the Abyss takes the winner', 'tartarus[abyss=d2]:fe4,ma5 zeus:fc2,ma1'],
  ])('%s', (_, players) => {
    const game = gameAt(`00000/00000/00000/00230/00000 A ${players}`);
    expect(isOpen(playSteps(game, 0, thoughtOf(game, 20_000).steps))).toBe(true);
  });

  test('without the secret it would be closed', () => {
    const game = gameAt('00000/00000/00000/00230/00000 A moerae[fate=a4]:fe4,ma5,nb5 zeus:fc2,ma1');
    expect(isOpen(playSteps(game, 0, thoughtOf(game, 20_000).steps))).toBe(false);
  });
});

describe('who does not know it', () => {
  test('takes the win that is least likely to be fated', () => {
    const game = gameAt('00000/00000/00000/00230/00000 B moerae[fate=?]:fa5,mb5,nc5 pan:fc2,ma1');
    const { steps, value } = thoughtOf(game);
    // Two of the sixteen fates hold a square of the edge, four one like d2.
    expect(['b1', 'c1', 'd1']).toContain(squareName(stepB(steps[0] as number)));
    expect(value).toBeCloseTo(0.75, 1);
  });

  test('does not put a risky win off', () => {
    const game = gameAt('00000/00000/00000/00230/00000 B moerae[fate=?]:fa5,mb5,nc5 zeus:fc2,ma1');
    expect(squareName(stepB(thoughtOf(game).steps[0] as number))).toBe('d2');
  });

  test('looks as far as where nothing is hidden', () => {
    const players = 'fa5,mb5 artemis:fc2,me1';
    const open = thoughtOf(gameAt(`00000/00100/01010/00100/00000 B zeus:${players}`));
    const hidden = thoughtOf(gameAt(`00000/00100/01010/00100/00000 B tartarus[abyss=?]:${players}`));
    expect(hidden.worlds).toBeGreaterThan(10);
    expect(hidden.depth).toBeGreaterThanOrEqual(open.depth - 1);
    expect(hidden.depth).toBeGreaterThan(1);
  });
});
