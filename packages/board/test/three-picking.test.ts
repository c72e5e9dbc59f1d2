import { Object3D, PerspectiveCamera, Ray, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../src/face.ts';
import { EMPTY_SCENE, type Scene, SQUARES, type Square } from '../src/scene.ts';
import { aim, FIELD_OF_VIEW, homeView } from '../src/three/camera.ts';
import { fadedSolids } from '../src/three/occlusion.ts';
import { outlineOf } from '../src/three/outline.ts';
import { pick, pickThrough } from '../src/three/picking.ts';
import { placeOf, squareOf, topOf } from '../src/three/place.ts';
import { solidsOf } from '../src/three/solids.ts';

/** A low look from the south, over c2 to c3. */
const EYE = new Vector3(0, 3, 6);

function levels(heights: Readonly<Record<Square, number>>): readonly number[] {
  return Array.from({ length: SQUARES }, (_, square) => heights[square] ?? 0);
}

function drawing(scene: Partial<Scene>): Drawing {
  const whole = { ...EMPTY_SCENE, ...scene };
  return {
    scene: whole,
    states: [],
    last: [],
    hints: [],
    arrows: [],
    outlined: [],
    focused: undefined,
    hovered: undefined,
  };
}

function rayTo(square: Square, height: number): Ray {
  const { x, z } = placeOf(square);
  return new Ray(EYE, new Vector3(x, height, z).sub(EYE).normalize());
}

test('every square is found at its place', () => {
  for (let square = 0; square < SQUARES; square++) {
    const { x, z } = placeOf(square);
    expect(squareOf(x + 0.4, z - 0.4)).toBe(square);
  }
  expect(squareOf(2.6, 0)).toBeUndefined();
  expect(squareOf(0, -2.6)).toBeUndefined();
});

describe('a ray', () => {
  test('hits the ground of each square of an empty board', () => {
    for (let square = 0; square < SQUARES; square++) expect(pick(rayTo(square, 0), [])).toBe(square);
  });

  test('hits the tower before the ground behind it', () => {
    const solids = solidsOf({ ...EMPTY_SCENE, levels: levels({ 7: 3 }) });
    expect(pick(rayTo(12, 0), solids)).toBe(7);
    expect(pick(rayTo(7, topOf(3)), solids)).toBe(7);
  });

  test('hits a figure, a dome and the ram', () => {
    const worker = { square: 7, side: 0, figure: 'female' } as const;
    expect(pick(rayTo(7, 0.6), solidsOf({ ...EMPTY_SCENE, workers: [worker] }))).toBe(7);
    expect(pick(rayTo(7, 0.35), solidsOf({ ...EMPTY_SCENE, domes: [7] }))).toBe(7);
    expect(pick(rayTo(7, 0.6), solidsOf({ ...EMPTY_SCENE, ram: 7 }))).toBe(7);
  });

  test('misses the board', () => {
    expect(pick(new Ray(EYE, new Vector3(0, 1, 0)), [])).toBeUndefined();
    expect(pick(new Ray(EYE, new Vector3(0, -1, 0.5).normalize()), [])).toBeUndefined();
  });
});

describe('what stands before a worker', () => {
  const worker = { square: 12, side: 1, figure: 'male' } as const;
  const hidden = drawing({ levels: levels({ 7: 3 }), domes: [7], workers: [worker] });

  test('is faded, and can be clicked through', () => {
    const solids = solidsOf(hidden.scene);
    const faded = fadedSolids(hidden, solids, EYE);
    expect([...faded].every(({ square }) => square === 7)).toBe(true);
    expect(faded.size).toBeGreaterThan(0);
    const ray = rayTo(12, 0.3);
    expect(pick(ray, solids)).toBe(7);
    expect(pickThrough(ray, solids, faded, (square) => square === 12)).toBe(12);
    expect(pickThrough(ray, solids, faded, () => false)).toBe(7);
  });

  test('stays solid if it covers nothing important, or is low', () => {
    const alone = drawing({ levels: levels({ 7: 3 }) });
    expect(fadedSolids(alone, solidsOf(alone.scene), EYE).size).toBe(0);
    const low = drawing({ levels: levels({ 7: 1 }), workers: [worker] });
    expect(fadedSolids(low, solidsOf(low.scene), EYE).size).toBe(0);
  });
});

describe('the outline of a square', () => {
  const [width, height] = [390, 560];
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 1, 200);
  aim(camera, homeView(width / height), 0);
  const at = (scene: Scene, square: Square) => outlineOf(scene, square, camera, new Object3D(), width, height);

  test('is inside the element and a large enough touch target', () => {
    const full = { ...EMPTY_SCENE, levels: levels(Object.fromEntries(EMPTY_SCENE.levels.map((_, i) => [i, 3]))) };
    for (let square = 0; square < SQUARES; square++) {
      const outline = at(full, square);
      expect(Math.min(outline.width, outline.height)).toBeGreaterThanOrEqual(44);
      expect(outline.left).toBeGreaterThanOrEqual(0);
      expect(outline.left + outline.width).toBeLessThanOrEqual(width);
      expect(outline.top).toBeGreaterThanOrEqual(0);
      expect(outline.top + outline.height).toBeLessThanOrEqual(height);
    }
  });

  test('rises with the terrace and with what stands there', () => {
    const ground = at(EMPTY_SCENE, 12);
    const tower = at({ ...EMPTY_SCENE, levels: levels({ 12: 2 }) }, 12);
    const taken = at({ ...EMPTY_SCENE, workers: [{ square: 12, side: 0, figure: 'other' }] }, 12);
    expect(tower.top + tower.height).toBeLessThan(ground.top + ground.height);
    expect(taken.top).toBeLessThan(ground.top);
  });
});
