import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three';
import type { Theme } from '../options.ts';
import { ATMOSPHERES } from './palette.ts';

const VERTEX = /* glsl */ `
varying vec3 direction;
void main() {
  direction = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 zenith;
uniform vec3 haze;
varying vec3 direction;
void main() {
  float height = max(normalize(direction).y, 0.0);
  gl_FragColor = vec4(mix(haze, zenith, smoothstep(0.0, 0.4, height)), 1.0);
  #include <colorspace_fragment>
}
`;

/** Haze at the horizon, blue above; visible only at low camera angles. */
export class Sky {
  readonly mesh: Mesh;
  readonly #ball = new SphereGeometry(95, 24, 12);
  readonly #uniforms = { zenith: { value: new Color() }, haze: { value: new Color() } };
  readonly #material = new ShaderMaterial({
    uniforms: this.#uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: BackSide,
    depthWrite: false,
  });

  constructor() {
    this.mesh = new Mesh(this.#ball, this.#material);
  }

  setTheme(theme: Theme): void {
    this.#uniforms.zenith.value = new Color(ATMOSPHERES[theme].zenith);
    this.#uniforms.haze.value = new Color(ATMOSPHERES[theme].haze);
  }

  dispose(): void {
    this.#ball.dispose();
    this.#material.dispose();
  }
}
