import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { aim, axesOf, extremes, FIELD_OF_VIEW, fitEye, homeView, limitView } from '../src/three/camera.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 560],
  [390, 844],
  [320, 320],
  [2400, 500],
] as const;
const TURNS = [0, 1, 2, 3, 0.5].map((quarter) => (quarter * Math.PI) / 2);

function projected(aspect: number, yaw: number, pitch: number, angle: number): readonly Vector3[] {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 1, 200);
  aim(camera, { yaw, pitch, zoom: 1 }, angle);
  return extremes(angle).map((point) => point.project(camera));
}

describe('the whole board is always in the picture', () => {
  test.each(SIZES)('in the standard view of %i x %i', (width, height) => {
    const { yaw, pitch } = homeView(width / height);
    for (const angle of TURNS) {
      const points = projected(width / height, yaw, pitch, angle);
      expect(Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(1);
    }
  });

  test.each(SIZES)('from any side in %i x %i', (width, height) => {
    for (const yaw of [-3, -1, 0.4, 2]) {
      for (const pitch of [0.2, 0.7, 1.5]) {
        const points = projected(width / height, yaw, pitch, 0);
        expect(Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(1);
      }
    }
  });

  test('and fills the width of a phone', () => {
    const { yaw, pitch } = homeView(390 / 560);
    const across = projected(390 / 560, yaw, pitch, 0).map(({ x }) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(1.9);
  });
});

test('the nearest camera touches the frame on opposite sides', () => {
  const axes = axesOf({ yaw: 0, pitch: 0 });
  const points = [new Vector3(-1, 0, 0), new Vector3(3, 0, 0), new Vector3(1, 0.5, 0)];
  const eye = fitEye(points, axes, 1, 1);
  expect(eye.x).toBeCloseTo(1);
  expect(eye.y).toBeCloseTo(0.25);
  expect(eye.z).toBeCloseTo(2);
});

test('the default view is steep, and no view is from below', () => {
  for (const [width, height] of SIZES) {
    const degrees = (homeView(width / height).pitch * 180) / Math.PI;
    expect(degrees).toBeGreaterThanOrEqual(55);
    expect(degrees).toBeLessThanOrEqual(65);
  }
  expect(limitView({ yaw: 0, pitch: -2, zoom: 1 }).pitch).toBeGreaterThan(0);
  expect(limitView({ yaw: 0, pitch: 9, zoom: 99 })).toEqual({ yaw: 0, pitch: 1.5, zoom: 2.6 });
});
