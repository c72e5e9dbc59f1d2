import {
  CircleGeometry,
  Color,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  Mesh,
  RedFormat,
  RepeatWrapping,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Theme } from '../options.ts';
import { SUN } from './light.ts';
import { ATMOSPHERES } from './palette.ts';
import { SEA_LEVEL } from './place.ts';
import { shoreRadius } from './rock.ts';
import { ISLETS } from './scenery.ts';
import { SEA_FRAGMENT, SEA_VERTEX } from './sea-shader.ts';

const SHORE_POINTS = 256;
const RADIUS = 90;

/** The coast line by angle, from which the shader computes the distance to the rock. */
function shoreTexture(): DataTexture {
  const radii = Uint16Array.from({ length: SHORE_POINTS }, (_, index) =>
    DataUtils.toHalfFloat(shoreRadius(((index + 0.5) / SHORE_POINTS) * Math.PI * 2)),
  );
  const texture = new DataTexture(radii, SHORE_POINTS, 1, RedFormat, HalfFloatType);
  texture.wrapS = RepeatWrapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function uniforms(shore: DataTexture) {
  return {
    time: { value: 3 },
    shore: { value: shore },
    sun: { value: SUN.clone() },
    islets: { value: ISLETS.map(({ x, z, radius }) => new Vector3(x, z, radius)) },
    shallow: { value: new Color() },
    water: { value: new Color() },
    deep: { value: new Color() },
    foam: { value: new Color() },
    haze: { value: new Color() },
    glitter: { value: new Color() },
    night: { value: 0 },
  };
}

/** The water around the island. It moves only when `flow` is called, so that a still board costs nothing. */
export class Sea {
  readonly mesh: Mesh;
  readonly #shore = shoreTexture();
  readonly #uniforms = uniforms(this.#shore);
  readonly #material: ShaderMaterial;
  readonly #disc = new CircleGeometry(RADIUS, 48).rotateX(-Math.PI / 2);

  constructor(plain: boolean) {
    this.#material = new ShaderMaterial({
      uniforms: this.#uniforms,
      vertexShader: SEA_VERTEX,
      fragmentShader: SEA_FRAGMENT,
      defines: { ISLETS: ISLETS.length, ...(plain ? { PLAIN: 1 } : {}) },
    });
    this.mesh = new Mesh(this.#disc, this.#material);
    this.mesh.position.y = SEA_LEVEL;
  }

  setTheme(theme: Theme): void {
    const atmosphere = ATMOSPHERES[theme];
    for (const name of ['shallow', 'water', 'deep', 'foam', 'haze', 'glitter'] as const) {
      this.#uniforms[name].value = new Color(atmosphere[name]);
    }
    this.#uniforms.night.value = theme === 'dark' ? 1 : 0;
  }

  flow(seconds: number): void {
    this.#uniforms.time.value += seconds;
  }

  dispose(): void {
    this.#disc.dispose();
    this.#shore.dispose();
    this.#material.dispose();
  }
}
