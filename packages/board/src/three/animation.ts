import { type Group, Mesh, type MeshBasicMaterial, type Object3D, PlaneGeometry, Vector3 } from 'three';
import type { Change } from '../changes.ts';
import type { Scene, Square } from '../scene.ts';
import { floorAt, placeOf, topOf, variety } from './place.ts';
import { blockKey, type Pieces, tokenKey } from './scene-model.ts';
import { bounce, easeIn, easeInOut, easeOut, overshoot, type Tween } from './tween.ts';

const MOVE_TIME = 340;
const DROP_TIME = 380;
const POP_TIME = 320;

/** Input of an animation: the pieces before and after, and a group for those that are gone. */
export interface Motion {
  readonly before: Pieces;
  readonly after: Pieces;
  readonly was: Scene;
  readonly is: Scene;
  /** Pieces that exist only during an animation. */
  readonly extras: Group;
  readonly dust: MeshBasicMaterial;
}

type Tweens = readonly Tween[];

function tween(length: number, update: (part: number) => void, delay = 0): Tween {
  return { delay, length, update };
}

function spotOf(scene: Scene, square: Square): Vector3 {
  const { x, z } = placeOf(square);
  return new Vector3(x, floorAt(scene, square), z);
}

/** A hop between squares: up first when climbing, down last when descending, sideways if two workers swap. */
function hop(piece: Object3D, from: Vector3, to: Vector3, aside: number): Tween {
  const arc = 0.22 + Math.max(0, to.y - from.y) * 0.35;
  const side = new Vector3(to.z - from.z, 0, from.x - to.x).normalize().multiplyScalar(aside);
  return tween(MOVE_TIME + Math.min(110, from.distanceTo(to) * 25), (part) => {
    const along = easeInOut(part);
    const height = to.y > from.y ? easeOut(part) : easeIn(part);
    const swing = Math.sin(Math.PI * part);
    piece.position.lerpVectors(from, to, along).addScaledVector(side, swing);
    piece.position.y = from.y + (to.y - from.y) * height + swing * arc;
    if (part === 1) piece.position.copy(to);
  });
}

function grow(piece: Object3D | undefined, length = POP_TIME): Tweens {
  if (!piece) return [];
  const full = piece.scale.x;
  return [tween(length, (part) => piece.scale.setScalar(Math.max(0.001, part === 1 ? full : full * overshoot(part))))];
}

/** Lets a piece that is gone shrink and sink. */
function vanish(piece: Object3D | undefined, { extras }: Motion, tilt: number): Tweens {
  if (!piece) return [];
  extras.add(piece);
  const [start, full] = [piece.position.y, piece.scale.x];
  const update = (part: number) => {
    piece.rotation.z = tilt * easeOut(part);
    piece.position.y = start - 0.25 * easeIn(part);
    piece.scale.setScalar(Math.max(0.001, full * (1 - easeIn(part))));
  };
  return [tween(MOVE_TIME, update)];
}

/** A puff of dust around a block that was just placed. */
function puff({ extras, dust }: Motion, at: Vector3, width: number, delay: number): Tween {
  const plane = new PlaneGeometry(0.3, 0.3).rotateX(-Math.PI / 2);
  const cloud = Array.from({ length: 10 }, (_, index) => ({ mesh: new Mesh(plane, dust), angle: index * 0.628 }));
  for (const { mesh } of cloud) extras.add(mesh);
  return tween(
    DROP_TIME - delay,
    (part) => {
      dust.opacity = 0.75 * (1 - part) * (part > 0 ? 1 : 0);
      for (const { mesh, angle } of cloud) {
        const reach = width * (0.5 + 0.28 * easeOut(part));
        mesh.position.set(at.x + Math.cos(angle) * reach, at.y + 0.05 + part * 0.08, at.z + Math.sin(angle) * reach);
        mesh.scale.setScalar(0.5 + part * (0.7 + variety(angle) * 0.5));
      }
      if (part === 1) plane.dispose();
    },
    delay,
  );
}

/** Pieces on a square that rises or sinks move with it. */
function ride(motion: Motion, square: Square): Tweens {
  const [from, to] = [floorAt(motion.was, square), floorAt(motion.is, square)];
  const stayed = motion.before.workers.has(square) && motion.after.workers.get(square);
  const riders = [stayed || undefined, motion.after.ram && motion.is.ram === square ? motion.after.ram : undefined];
  return riders
    .filter((rider) => rider !== undefined)
    .map((rider) => tween(DROP_TIME, (part) => rider.position.setY(from + (to - from) * easeOut(part))));
}

function rise(motion: Motion, square: Square, from: number, to: number): Tweens {
  const { x, z } = placeOf(square);
  const drops = Array.from({ length: to - from }, (_, index) => {
    const block = motion.after.blocks.get(blockKey(square, from + index + 1));
    const floor = topOf(from + index);
    if (!block) return [];
    const fall = tween(DROP_TIME, (part) => block.position.setY(floor + 0.95 * (1 - bounce(part))));
    return [fall, puff(motion, new Vector3(x, floor, z), 0.8 - 0.14 * (from + index), DROP_TIME * 0.62)];
  });
  return [...drops.flat(), ...ride(motion, square)];
}

function sink(motion: Motion, square: Square, from: number, to: number): Tweens {
  const gone = Array.from({ length: from - to }, (_, index) =>
    motion.before.blocks.get(blockKey(square, from - index)),
  );
  return [...gone.flatMap((block) => vanish(block, motion, 0)), ...ride(motion, square)];
}

function isSwap(changes: readonly Change[], from: Square, to: Square): boolean {
  return changes.some((change) => change.kind === 'move' && change.from === to && change.to === from);
}

function hopIfThere(motion: Motion, piece: Object3D | undefined, from: Square, aside: number): Tweens {
  return piece ? [hop(piece, spotOf(motion.was, from), piece.position.clone(), aside)] : [];
}

function nod(piece: Object3D | undefined): Tweens {
  if (!piece) return [];
  const turn = piece.rotation.y;
  return [tween(POP_TIME, (part) => piece.rotation.set(0, turn + Math.sin(part * Math.PI * 2) * 0.35 * (1 - part), 0))];
}

function tweensOf(change: Change, changes: readonly Change[], motion: Motion): Tweens {
  const { before, after } = motion;
  switch (change.kind) {
    case 'move': {
      const aside = isSwap(changes, change.from, change.to) ? 0.3 : 0;
      return hopIfThere(motion, after.workers.get(change.to), change.from, aside);
    }
    case 'enter':
      return grow(after.workers.get(change.worker.square));
    case 'leave':
      return vanish(before.workers.get(change.worker.square), motion, 1.4);
    case 'restyle':
      return nod(after.workers.get(change.worker.square));
    case 'rise':
      return rise(motion, change.square, change.from, change.to);
    case 'sink':
      return sink(motion, change.square, change.from, change.to);
    case 'addDome':
      return grow(after.domes.get(change.square));
    case 'removeDome':
      return vanish(before.domes.get(change.square), motion, 0);
    default:
      return otherTweens(change, motion);
  }
}

function otherTweens(change: Change, motion: Motion): Tweens {
  const { before, after } = motion;
  switch (change.kind) {
    case 'putToken': {
      const piece = after.tokens.get(tokenKey(change.token));
      return change.from === undefined ? grow(piece) : hopIfThere(motion, piece, change.from, 0);
    }
    case 'removeToken':
      return vanish(before.tokens.get(tokenKey(change.token)), motion, 0);
    case 'moveRam': {
      if (change.to === undefined) return vanish(before.ram, motion, 0);
      return change.from === undefined ? grow(after.ram) : hopIfThere(motion, after.ram, change.from, 0);
    }
    case 'setStreams':
      return after.streams.flatMap((stream) => grow(stream));
    case 'setVeil':
      return grow(after.veils.get(change.side));
    default:
      return [];
  }
}

/** The tweens that animate these changes. */
export function tweensFor(changes: readonly Change[], motion: Motion): Tweens {
  return changes.flatMap((change) => tweensOf(change, changes, motion));
}
