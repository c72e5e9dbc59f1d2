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
import { createMaterials, type Materials } from './materials.ts';
import { Offers } from './offers.ts';
import { ATMOSPHERES } from './palette.ts';
import { Plaza } from './plaza.ts';
import { SceneModel } from './scene-model.ts';
import { Sea } from './sea.ts';
import { Sky } from './sky.ts';

/** WebGL 2 is not available. */
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
  // Keeps white white; the filmic tone mappings turn it grey.
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = !plain;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** The renderer, camera, lights and objects that belong to one WebGL context. */
export class Graphics {
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 200);
  /** The board and its pieces, which are rotated together. */
  readonly board = new Group();
  /** Pieces that exist only during an animation. */
  readonly extras = new Group();
  readonly materials: Materials;
  readonly plaza: Plaza;
  readonly model: SceneModel;
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
    this.materials = createMaterials(plain);
    this.#light = new Light(plain);
    this.#island = new Island(this.materials);
    this.sea = new Sea(plain);
    this.plaza = new Plaza(this.materials, this.#labels);
    this.model = new SceneModel(this.materials, this.#labels);
    this.offers = new Offers(this.materials, this.model.domes);
    this.board.add(this.plaza.group, this.model.group, this.offers.group, this.extras);
    this.#world.add(this.#light.group, this.#sky.mesh, this.sea.mesh, this.#island.group, this.board);
  }

  setTheme(theme: Theme): void {
    for (const part of [this.materials, this.#light, this.sea, this.#sky]) part.setTheme(theme);
    this.renderer.toneMappingExposure = ATMOSPHERES[theme].exposure;
  }

  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(this.#isPlain ? 1 : Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
  }

  render(): void {
    this.renderer.render(this.#world, this.camera);
  }

  /** Frees GPU memory; what is drawn again is uploaded again. */
  release(): void {
    const parts = [this.#light, this.#island, this.sea, this.#sky, this.plaza, this.model, this.offers, this.#labels];
    for (const part of parts) part.dispose();
    this.materials.dispose();
  }

  dispose(): void {
    this.release();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.renderer.domElement.remove();
  }
}
