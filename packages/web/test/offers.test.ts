import { allWorkers, Game, POWER_LIST, type Power, type Step, seededRandom } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { offerOf } from '../src/session/choices.ts';
import { sceneOf } from '../src/session/scene.ts';

const TURNS = 12;

/** A random game with this power, and the offers to its players. */
function* positionsOf({ id, set }: Power): Generator<{ game: Game; legal: readonly Step[] }> {
  const other = id === 'atlas' ? 'pan' : 'atlas';
  const created = Game.create({ players: 2, powers: [id, other], override: true });
  if (!created.ok) throw new Error(`${id} ${set}: ${created.error.code}`);
  const random = seededRandom(id.length);
  let game = created.value;
  for (let i = 0; i < TURNS * 3 && !game.outcome; i++) {
    const legal = game.legalSteps();
    yield { game, legal };
    const step = legal[Math.floor(random() * legal.length)];
    const played = game.play(step as Step);
    if (!played.ok) throw new Error('an offered step was refused');
    game = played.value;
  }
}

describe.each(POWER_LIST)('$id', (power) => {
  test('every legal step can be chosen, and nothing else', () => {
    for (const { legal } of positionsOf(power)) {
      const { choices, controls } = offerOf(en, legal);
      const offered = [...choices.map(({ id }) => id), ...controls.map(({ step }) => step)];
      expect(offered.sort()).toEqual([...legal].sort());
    }
  });

  test('choices on the same square have different labels', () => {
    for (const { legal } of positionsOf(power)) {
      const { choices } = offerOf(en, legal);
      const spelled = choices.map(({ from, to, label, detail }) => `${from} ${to} ${label} ${detail}`);
      expect(new Set(spelled).size).toBe(spelled.length);
    }
  });

  test('the scene shows exactly the view', () => {
    for (const { game } of positionsOf(power)) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = game.view(viewer);
        const scene = sceneOf(game.match, view);
        const seen = scene.workers.map(({ square }) => square).sort();
        const there = allWorkers(view).map(({ square }) => square);
        expect(seen).toEqual(there.sort());
      }
    }
  });
});
