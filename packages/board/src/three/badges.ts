import { BoxGeometry, type BufferGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three';
import { merge, paint } from './shape.ts';

/** Three letters z of decreasing size, facing the viewer. */
function sleep(): BufferGeometry {
  const letters = [0, 1, 2].map((index) => {
    const size = 0.15 - index * 0.034;
    const bars = [
      new BoxGeometry(size, 0.032, 0.032).translate(0, size / 2, 0),
      new BoxGeometry(size * 1.3, 0.032, 0.032).rotateZ(0.8),
      new BoxGeometry(size, 0.032, 0.032).translate(0, -size / 2, 0),
    ];
    const letter = merge(bars.map((bar) => paint(bar, 0x24356b)));
    return letter.rotateX(-0.9).translate(0.2 + index * 0.12, 0.5 + index * 0.13, -0.08 * index);
  });
  return merge(letters);
}

/** A ring over the head with four teeth. */
function marked(): BufferGeometry {
  const ring = paint(new TorusGeometry(0.17, 0.028, 8, 30).rotateX(Math.PI / 2), 0xff2f68);
  const teeth = [0, 1, 2, 3].map((index) => {
    const tooth = new BoxGeometry(0.05, 0.03, 0.12).translate(0, 0, 0.2);
    return paint(tooth.rotateY((index * Math.PI) / 2 + Math.PI / 4), 0xff2f68);
  });
  return merge([ring, ...teeth]);
}

/** A crossed eye, facing the viewer. */
function unseen(): BufferGeometry {
  const ink = 0x24356b;
  const plate = paint(new CylinderGeometry(0.15, 0.15, 0.02, 24).rotateX(Math.PI / 2), 0xffffff);
  const rim = paint(new TorusGeometry(0.15, 0.014, 6, 28), ink);
  const eye = paint(new TorusGeometry(0.09, 0.016, 6, 24).scale(1, 0.6, 1).translate(0, 0, 0.015), ink);
  const pupil = paint(new SphereGeometry(0.034, 12, 8).translate(0, 0, 0.02), ink);
  const bar = paint(new BoxGeometry(0.25, 0.026, 0.03).rotateZ(0.8).translate(0, 0, 0.03), ink);
  return merge([plate, rim, eye, pupil, bar]).rotateX(-0.9).translate(0.24, 0.62, 0);
}

/** Badges above a figure's head. */
export function createBadges() {
  return { marked: marked(), sleep: sleep(), unseen: unseen() };
}
