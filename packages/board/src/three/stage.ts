import {
  Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  SRGBColorSpace,
  WebGLRenderer,
  Scene as World,
} from 'three';
import type { BoardOptions, Theme } from '../options.ts';
import { FIELD_OF_VIEW } from './camera.ts';
import { Island } from './island.ts';
import { Labels } from './labels.ts';
import { Light } from './light.ts';
import { Offers } from './offers.ts';
import { createPaints, type Paints } from './paints.ts';
import { HOURS } from './palette.ts';
import { Plaza } from './plaza.ts';
import { Sea } from './sea.ts';
import { Sky } from './sky.ts';
import { Town } from './town.ts';

/** No WebGL 2 here: another face has to be shown. */
export class NoWebGL extends Error {
  constructor() {
    super('This browser or device gives no WebGL 2 context');
    this.name = 'NoWebGL';
  }
}

function createRenderer(plain: boolean): WebGLRenderer {
  const canvas = document.createElement('canvas');
  const attributes: WebGLContextAttributes = { antialias: !plain, alpha: false, stencil: false };
  const context = canvas.getContext('webgl2', attributes);
  if (!context) throw new NoWebGL();
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.outputColorSpace = SRGBColorSpace;
  // Keeps white white: the filmic curves grey it.
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = !plain;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** The world and what draws it: everything that belongs to one WebGL context. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 200);
  /** The board and its pieces, which turn together. */
  readonly board = new Group();
  /** Pieces that are only there while things move. */
  readonly extras = new Group();
  readonly paints: Paints;
  readonly plaza: Plaza;
  readonly town: Town;
  readonly offers: Offers;
  readonly sea: Sea;
  readonly #sky = new Sky();
  readonly #labels = new Labels();
  readonly #light: Light;
  readonly #island: Island;
  readonly #world = new World();
  readonly #isPlain: boolean;

  constructor({ plain }: BoardOptions) {
    this.#isPlain = plain;
    this.renderer = createRenderer(plain);
    this.paints = createPaints(plain);
    this.#light = new Light(plain);
    this.#island = new Island(this.paints);
    this.sea = new Sea(plain);
    this.plaza = new Plaza(this.paints, this.#labels);
    this.town = new Town(this.paints, this.#labels);
    this.offers = new Offers(this.paints, this.town.domes);
    this.board.add(this.plaza.group, this.town.group, this.offers.group, this.extras);
    this.#world.add(this.#light.group, this.#sky.mesh, this.sea.mesh, this.#island.group, this.board);
  }

  setTheme(theme: Theme): void {
    for (const part of [this.paints, this.#light, this.sea, this.#sky]) part.setTheme(theme);
    this.renderer.toneMappingExposure = HOURS[theme].exposure;
  }

  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(this.#isPlain ? 1 : Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
  }

  render(): void {
    this.renderer.render(this.#world, this.camera);
  }

  /** Gives back what lies on the graphics card; whatever is drawn again comes back by itself. */
  release(): void {
    const parts = [this.#light, this.#island, this.sea, this.#sky, this.plaza, this.town, this.offers, this.#labels];
    for (const part of parts) part.dispose();
    this.paints.dispose();
  }

  dispose(): void {
    this.release();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.renderer.domElement.remove();
  }
}
