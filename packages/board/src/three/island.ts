import { type BufferGeometry, Group, Mesh, Shape, ShapeGeometry } from 'three';
import type { Materials } from './materials.ts';
import { variety } from './place.ts';
import { rockShape } from './rock.ts';
import { sceneryPanes, sceneryParts } from './scenery.ts';
import { merge, paint } from './shape.ts';

/** A gull from above: two bent wings. */
function gull(x: number, y: number, z: number, turn: number): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(0, 0.06).quadraticCurveTo(0.16, 0.14, 0.34, -0.04).quadraticCurveTo(0.15, 0.04, 0, -0.05);
  shape.quadraticCurveTo(-0.15, 0.04, -0.34, -0.04).quadraticCurveTo(-0.16, 0.14, 0, 0.06);
  const wings = new ShapeGeometry(shape, 6).rotateX(-Math.PI / 2).rotateZ(0.12);
  return paint(wings.rotateY(turn).translate(x, y, z), 0xffffff);
}

function gulls(): readonly BufferGeometry[] {
  const flock = [
    [-5.6, -3.4],
    [-5.0, -4.1],
    [-6.3, -4.3],
    [5.6, -4.6],
    [6.2, -4.0],
    [5.4, 5.6],
    [6.0, 1.4],
    [6.6, 1.9],
    [0.1, -4.7],
    [-3.4, 5.4],
  ] as const;
  return flock.map(([x, z], index) => gull(x, 0.4 + variety(index) * 0.4, z, -0.6 + variety(index + 3)));
}

/** Rock, houses on the ledges, boats, other islands: two static meshes. */
export class Island {
  readonly group = new Group();
  readonly #shapes: readonly BufferGeometry[];

  constructor(materials: Materials) {
    const solid = new Mesh(merge([rockShape(), ...sceneryParts(), ...gulls()]), materials.matt);
    const panes = new Mesh(merge(sceneryPanes()), materials.pane);
    solid.castShadow = solid.receiveShadow = true;
    this.#shapes = [solid.geometry, panes.geometry];
    this.group.add(solid, panes);
  }

  dispose(): void {
    for (const shape of this.#shapes) shape.dispose();
  }
}
