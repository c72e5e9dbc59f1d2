import { Color, DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';
import type { Theme } from '../options.ts';
import { ATMOSPHERES } from './palette.ts';

/** Direction of the sun: from the left and slightly from the front, so that tops and fronts are bright. */
export const SUN = new Vector3(-0.57, 0.72, 0.48).normalize();
const REACH = 4.5;
const SHADOW_MAP = 2048;

function createSun(plain: boolean): DirectionalLight {
  const sun = new DirectionalLight();
  sun.position.copy(SUN).multiplyScalar(12);
  sun.castShadow = !plain;
  sun.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
  Object.assign(sun.shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH, near: 4, far: 20 });
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.02;
  sun.shadow.radius = 3;
  return sun;
}

/** The light of a theme: one sun or moon with shadows, and ambient light from the sky. */
export class Light {
  readonly group = new Group();
  readonly #sun: DirectionalLight;
  readonly #sky = new HemisphereLight();

  constructor(plain: boolean) {
    this.#sun = createSun(plain);
    this.group.add(this.#sun, this.#sky);
  }

  setTheme(theme: Theme): void {
    const atmosphere = ATMOSPHERES[theme];
    this.#sun.color = new Color(atmosphere.sun);
    this.#sun.intensity = atmosphere.sunStrength;
    this.#sky.color = new Color(atmosphere.sky);
    this.#sky.groundColor = new Color(atmosphere.ground);
    this.#sky.intensity = atmosphere.fill;
  }

  dispose(): void {
    this.#sun.dispose();
    this.#sky.dispose();
  }
}
