import { type BufferGeometry, ConeGeometry, CylinderGeometry, Group, Mesh, SphereGeometry, TorusGeometry } from 'three';
import type { Materials } from './materials.ts';
import { COLOURS, SIGNALS } from './palette.ts';
import { DOME_RADIUS } from './place.ts';
import { arch, merge, paint } from './shape.ts';

const DRUM = 0.11;

function drum(): readonly BufferGeometry[] {
  const wall = new CylinderGeometry(DOME_RADIUS + 0.012, DOME_RADIUS + 0.022, DRUM, 28).translate(0, DRUM / 2, 0);
  const cornice = new TorusGeometry(DOME_RADIUS + 0.01, 0.016, 6, 28).rotateX(Math.PI / 2).translate(0, DRUM, 0);
  return [paint(wall, COLOURS.plaster), paint(cornice, COLOURS.plaster)];
}

function drumWindows(): BufferGeometry {
  const windows = Array.from({ length: 8 }, (_, index) =>
    arch(0.05, 0.07, 0.01)
      .translate(0, 0.018, DOME_RADIUS + 0.012)
      .rotateY((index * Math.PI) / 4),
  );
  return merge(windows.map((window) => paint(window, 0xffffff)));
}

/** Ribs from the drum to the top make the curvature visible. */
function ribs(): readonly BufferGeometry[] {
  return Array.from({ length: 4 }, (_, index) => {
    const rib = new TorusGeometry(DOME_RADIUS + 0.001, 0.008, 4, 20, Math.PI).translate(0, DRUM, 0);
    return paint(rib.rotateY((index * Math.PI) / 4), COLOURS.domeRib);
  });
}

function cap(): BufferGeometry {
  const half = new SphereGeometry(DOME_RADIUS, 28, 12, 0, Math.PI * 2, 0, Math.PI / 2).translate(0, DRUM, 0);
  const ball = new SphereGeometry(0.032, 12, 8).translate(0, DRUM + DOME_RADIUS + 0.022, 0);
  const point = new ConeGeometry(0.014, 0.08, 8).translate(0, DRUM + DOME_RADIUS + 0.08, 0);
  return merge([paint(half, COLOURS.dome), ...ribs(), paint(ball, COLOURS.gold), paint(point, COLOURS.gold)]);
}

/** Makes domes; they are the same on every level. */
export class Domes {
  readonly #drum = merge(drum());
  readonly #windows = drumWindows();
  readonly #cap = cap();
  readonly #ring = paint(
    new TorusGeometry(DOME_RADIUS + 0.02, 0.022, 6, 28).rotateX(Math.PI / 2).translate(0, DRUM, 0),
    SIGNALS.offer,
  );
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  create(): Group {
    const base = new Mesh(this.#drum, this.#materials.matt);
    const top = new Mesh(this.#cap, this.#materials.gloss);
    base.castShadow = top.castShadow = base.receiveShadow = true;
    return new Group().add(base, top, new Mesh(this.#windows, this.#materials.pane));
  }

  /** For a preview: the dome without details; `drumRing` shows where it would stand. */
  ghost(): BufferGeometry {
    return this.#cap;
  }

  drumRing(): BufferGeometry {
    return this.#ring;
  }

  dispose(): void {
    for (const geometry of [this.#drum, this.#windows, this.#cap, this.#ring]) geometry.dispose();
  }
}
