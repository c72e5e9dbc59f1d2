import { type PerspectiveCamera, Vector3 } from 'three';
import { HALF } from './place.ts';

export const FIELD_OF_VIEW = 30;
const HOME_PITCH = 1.02;
const LOWEST_PITCH = 0.19;
const HIGHEST_PITCH = 1.5;
const ZOOMS = [0.75, 2.6] as const;

/** Position of the camera: rotation around the board, elevation, zoom. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

export interface Axes {
  readonly right: Vector3;
  readonly up: Vector3;
  readonly forward: Vector3;
}

export function axesOf({ yaw, pitch }: Pick<View, 'yaw' | 'pitch'>): Axes {
  const forward = new Vector3(-Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch));
  const right = new Vector3(Math.cos(yaw), 0, -Math.sin(yaw));
  return { forward, right, up: new Vector3().crossVectors(right, forward) };
}

/**
 * The nearest camera position from which all points lie within the slopes (tangents of half the angles of view).
 * Each point bounds the position by four planes; the bounds of opposite planes meet in the middle.
 */
export function fitEye(points: readonly Vector3[], axes: Axes, slopeX: number, slopeY: number): Vector3 {
  const reach = (axis: Vector3, slope: number, sign: number) =>
    Math.max(...points.map((point) => sign * point.dot(axis) - slope * point.dot(axes.forward)));
  const [right, left] = [reach(axes.right, slopeX, 1), reach(axes.right, slopeX, -1)];
  const [up, down] = [reach(axes.up, slopeY, 1), reach(axes.up, slopeY, -1)];
  const depth = Math.min(-(right + left) / (2 * slopeX), -(up + down) / (2 * slopeY));
  return new Vector3()
    .addScaledVector(axes.right, (right - left) / 2)
    .addScaledVector(axes.up, (up - down) / 2)
    .addScaledVector(axes.forward, depth);
}

/** Corners of the rim and tops of the highest towers: these must always be in view. */
export function extremes(boardAngle: number): readonly Vector3[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const axis = new Vector3(0, 1, 0);
  return corners
    .flatMap(([x, z]) => [
      new Vector3(x * HALF, 0.05, z * HALF),
      new Vector3(x * HALF, -0.3, z * HALF),
      new Vector3(x * 2.25, 1.45, z * 2.25),
    ])
    .map((point) => point.applyAxisAngle(axis, boardAngle));
}

/** On upright screens straight from the front, so that the board fills the width; on wide ones slightly from the side. */
export function homeView(aspect: number): View {
  const side = Math.min(1, Math.max(0, (aspect - 0.85) / 0.45));
  return { yaw: 0.04 + 0.2 * side, pitch: HOME_PITCH + 0.05 * (1 - side), zoom: 1 };
}

export function limitView({ yaw, pitch, zoom }: View): View {
  return {
    yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitch: Math.min(HIGHEST_PITCH, Math.max(LOWEST_PITCH, pitch)),
    zoom: Math.min(ZOOMS[1], Math.max(ZOOMS[0], zoom)),
  };
}

export function mixViews(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { yaw: mix(from.yaw, to.yaw), pitch: mix(from.pitch, to.pitch), zoom: mix(from.zoom, to.zoom) };
}

/** Margins around the board, as fractions of half the element. */
function margins(aspect: number): readonly [number, number] {
  return aspect < 1 ? [0.985, 0.95] : [0.95, 0.93];
}

export function aim(camera: PerspectiveCamera, view: View, boardAngle: number): void {
  const axes = axesOf(view);
  const [marginX, marginY] = margins(camera.aspect);
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const eye = fitEye(extremes(boardAngle), axes, slope * camera.aspect * marginX, slope * marginY);
  camera.position.copy(eye);
  camera.up.copy(axes.up);
  camera.lookAt(eye.add(axes.forward));
  camera.zoom = view.zoom;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
