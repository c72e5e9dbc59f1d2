import { BoxGeometry, type BufferGeometry, CircleGeometry, ConeGeometry, PlaneGeometry } from 'three';
import { SIGNALS } from './palette.ts';
import { flat, flatFrame, flatRing, merge, paint, stack, starPoints } from './shape.ts';
import { createWay } from './ways.ts';

function disc(radius: number, colour: number, x = 0, z = 0): BufferGeometry {
  return paint(new CircleGeometry(radius, 28).rotateX(-Math.PI / 2).translate(x, 0, z), colour);
}

/** A sole and a heel, seen from above. */
function footprint(x: number, z: number): readonly BufferGeometry[] {
  const sole = new CircleGeometry(0.05, 16)
    .scale(0.8, 1.25, 1)
    .rotateX(-Math.PI / 2)
    .translate(x, 0.012, z - 0.03);
  const heel = new CircleGeometry(0.034, 14).rotateX(-Math.PI / 2).translate(x, 0.012, z + 0.065);
  return [paint(sole, 0xffffff), paint(heel, 0xffffff)];
}

/** Ring and footprints: a worker may move here. */
function moveSign(): BufferGeometry {
  return merge([
    paint(flatRing(0.2, 0.36), SIGNALS.offerDeep),
    paint(flatRing(0.225, 0.335).translate(0, 0.004, 0), SIGNALS.offer),
    disc(0.2, SIGNALS.offerDeep).translate(0, 0.001, 0),
    ...footprint(-0.065, 0.025),
    ...footprint(0.065, -0.035),
  ]);
}

/** A ring, for squares where another sign fills the middle. */
function moveRing(): BufferGeometry {
  return stack([paint(flatRing(0.29, 0.43), SIGNALS.offerDeep), paint(flatRing(0.315, 0.405), SIGNALS.offer)]);
}

/** An open ring of dashes with room for a base. */
function placeSign(): BufferGeometry {
  const dashes = [0, 1, 2, 3].flatMap((index) => {
    const start = (index * Math.PI) / 2 + 0.2;
    return [
      paint(flatRing(0.23, 0.37, 14, start, 1.17), SIGNALS.offerDeep),
      paint(flatRing(0.255, 0.345, 14, start + 0.06, 1.05).translate(0, 0.004, 0), SIGNALS.offer),
    ];
  });
  return merge(dashes);
}

function actSign(): BufferGeometry {
  return stack([
    paint(flat(starPoints(5, 0.38, 0.19)), 0x7a3d00),
    paint(flat(starPoints(5, 0.32, 0.155)), SIGNALS.act),
    disc(0.07, 0xfff3c4),
  ]);
}

function removeSign(): BufferGeometry {
  return merge([
    disc(0.27, 0xffffff),
    disc(0.24, SIGNALS.remove).translate(0, 0.004, 0),
    paint(new BoxGeometry(0.28, 0.02, 0.08).translate(0, 0.014, 0), 0xffffff),
  ]);
}

/** A cross: this was tried, and is not allowed. */
function refusedSign(): BufferGeometry {
  const bars = [1, -1].map((side) => new BoxGeometry(0.36, 0.02, 0.09).rotateY((side * Math.PI) / 4));
  return merge([
    disc(0.3, 0xffffff),
    disc(0.27, SIGNALS.remove).translate(0, 0.004, 0),
    ...bars.map((bar) => paint(bar.translate(0, 0.014, 0), 0xffffff)),
  ]);
}

function corners(width: number, arm: number, thickness: number, colour: number): readonly BufferGeometry[] {
  const place = width / 2;
  return [0, 1, 2, 3].flatMap((quarter) => {
    const along = new BoxGeometry(arm, 0.004, thickness).translate(place - arm / 2, 0, place - thickness / 2);
    const across = new BoxGeometry(thickness, 0.004, arm).translate(place - thickness / 2, 0, place - arm / 2);
    return [along, across].map((part) => paint(part.rotateY((quarter * Math.PI) / 2), colour));
  });
}

function pin(): BufferGeometry {
  return merge([
    paint(new ConeGeometry(0.13, 0.26, 4).rotateX(Math.PI).translate(0, 0.13, 0), SIGNALS.hint),
    paint(new ConeGeometry(0.13, 0.08, 4).translate(0, 0.3, 0), 0xffe0a0),
  ]);
}

function dashedRing(): BufferGeometry {
  const dashes = Array.from({ length: 8 }, (_, index) => {
    const start = (index * Math.PI) / 4;
    return [
      paint(flatRing(0.285, 0.365, 6, start, 0.52), SIGNALS.focus),
      paint(flatRing(0.3, 0.35, 6, start + 0.04, 0.44).translate(0, 0.003, 0), 0xffe27a),
    ];
  });
  return merge(dashes.flat());
}

/** Signs for choices and highlights; each kind has its own shape, not just a colour. */
export function createSigns() {
  return {
    move: moveSign(),
    moveRing: moveRing(),
    place: placeSign(),
    dot: stack([disc(0.1, 0xffffff), disc(0.068, SIGNALS.offerDeep)]),
    act: actSign(),
    remove: removeSign(),
    source: dashedRing(),
    selected: stack([paint(flatRing(0.25, 0.42), 0x5a3a00), paint(flatRing(0.275, 0.395), SIGNALS.select)]),
    selectedSquare: stack([paint(flatFrame(0.92, 0.1), 0x5a3a00), paint(flatFrame(0.89, 0.07), SIGNALS.select)]),
    last: merge(corners(1, 0.3, 0.07, SIGNALS.last)),
    hover: stack([paint(flatFrame(1, 0.06), 0x3a5068), paint(flatFrame(0.985, 0.04), SIGNALS.hover)]),
    focus: stack([paint(flatFrame(1.04, 0.14), 0xffffff), paint(flatFrame(1.01, 0.08), SIGNALS.focus)]),
    hint: merge(corners(1, 0.34, 0.09, SIGNALS.hint)),
    pin: pin(),
    hintWay: createWay(SIGNALS.hint),
    refused: refusedSign(),
    refusedCorners: merge(corners(1, 0.34, 0.09, SIGNALS.remove)),
    refusedWay: createWay(SIGNALS.remove),
    spot: new PlaneGeometry(1, 1).rotateX(-Math.PI / 2),
  };
}

export type Signs = ReturnType<typeof createSigns>;
