import { type Game, moveStep, type Step } from '@oia/rules';
import { expect, test } from 'vitest';
import { withoutDetours } from '../src/search/shortest-walks.ts';
import { gameAt, played } from './table.ts';

const square = (name: string): number => 'abcde'.indexOf(name[0] ?? '') + 5 * (Number(name[1]) - 1);

const walk = (...names: string[]): Step[] =>
  names.slice(1).map((name, i) => moveStep(square(names[i] ?? ''), square(name)));

const end = (game: Game, steps: readonly Step[]): Game => steps.reduce(played, game);

const hermes = gameAt('00000/00000/00000/00000/00000 A hermes:fa1,me1 none:fc5,me5');

test('a walk around the board becomes the shortest one to the same place', () => {
  const round = walk('a1', 'a2', 'a3', 'b4', 'c4', 'd3', 'c2');
  const steps = withoutDetours(hermes.referee, hermes.position, round);
  expect(steps).toHaveLength(2);
  expect(end(hermes, steps).position).toEqual(end(hermes, round).position);
});

test('two workers that walk by turns walk one after the other', () => {
  const zigzag = [...walk('a1', 'a2', 'b3'), ...walk('e1', 'e2'), ...walk('b3', 'b2'), ...walk('e2', 'd1')];
  const steps = withoutDetours(hermes.referee, hermes.position, zigzag);
  expect(steps).toHaveLength(2);
  expect(end(hermes, steps).position).toEqual(end(hermes, zigzag).position);
});

test('a short walk stays unchanged', () => {
  const steps = walk('a1', 'a2', 'b3');
  expect(withoutDetours(hermes.referee, hermes.position, steps)).toBe(steps);
});
