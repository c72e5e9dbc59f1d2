export const SEA_VERTEX = /* glsl */ `
varying vec3 place;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

/** Depth by distance from the coast, waves of a few sines, foam at the rock, the sun in the waves, haze far away. */
export const SEA_FRAGMENT = /* glsl */ `
uniform float time;
uniform sampler2D shore;
uniform vec3 sun;
uniform vec3 islets[ISLETS];
uniform vec3 shallow;
uniform vec3 water;
uniform vec3 deep;
uniform vec3 foam;
uniform vec3 haze;
uniform vec3 glitter;
uniform float night;
varying vec3 place;

float hash(vec2 p) {
  return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453);
}
float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(cell), hash(cell + vec2(1.0, 0.0)), f.x),
             mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), f.x), f.y);
}
float coast(vec2 p) {
  float radius = texture2D(shore, vec2(atan(p.y, p.x) / 6.2831853, 0.5)).r;
  float nearest = length(p) - radius;
  for (int i = 0; i < ISLETS; i++) nearest = min(nearest, length(p - islets[i].xy) - islets[i].z * 1.02);
  return nearest;
}
vec2 slope(vec2 p) {
  vec2 s = vec2(0.0);
  s += vec2(0.9, 0.45) * cos(dot(p, vec2(0.9, 0.45)) * 2.1 + time * 0.9) * 0.05;
  s += vec2(-0.5, 0.85) * cos(dot(p, vec2(-0.5, 0.85)) * 3.3 + time * 1.2) * 0.045;
#ifndef PLAIN
  s += (vec2(noise(p * 2.6 + time * 0.25), noise(p * 2.6 - time * 0.2 + 31.0)) - 0.5) * 0.15;
  s += (vec2(noise(p * 7.0 - time * 0.4), noise(p * 7.0 + time * 0.35 + 17.0)) - 0.5) * 0.09;
#endif
  return s;
}
void main() {
  vec2 p = place.xz;
  float far = length(p);
  vec2 waves = slope(p) / (1.0 + far * 0.035);
  float offshore = coast(p + waves * 0.5);
  float swell = noise(p * 0.22 + time * 0.02) * 0.7 + noise(p * 0.7 - time * 0.03) * 0.3;

  vec3 colour = mix(shallow, water, smoothstep(0.0, 2.4, offshore + swell * 0.5));
  colour = mix(colour, deep, smoothstep(1.2, 11.0, offshore + (swell - 0.5) * 5.0) * 0.85);

  // The shadow of the island, and the reflection of the rock.
  vec2 away = -sun.xz / sun.y;
  float shadow = 1.0 - smoothstep(-0.5, 0.35, coast(p - away * 0.75));
  colour *= 1.0 - shadow * 0.26 * smoothstep(-0.2, 0.2, offshore);
  float mirror = 1.0 - smoothstep(-0.3, 0.5, coast(p - vec2(0.0, 0.75) + waves * 1.6));
  colour = mix(colour, vec3(0.42, 0.30, 0.22) * mix(1.0, 0.25, night), mirror * 0.2);

  vec3 normal = normalize(vec3(-waves.x, 1.0, -waves.y));
  vec3 view = normalize(cameraPosition - place);
  float grazing = pow(1.0 - max(dot(view, normal), 0.0), 4.0);
  colour = mix(colour, haze, clamp(grazing * 0.75, 0.0, 0.7));
  colour += (normal.x * -0.55 + normal.z * 0.35) * mix(water, shallow, 0.5) * 0.9;

  // Short glints, more of them where the water reflects the sun.
  vec3 half_way = normalize(view + normalize(vec3(-0.55, 0.7, -0.55)));
  float lobe = pow(max(dot(normal, half_way), 0.0), 24.0);
  vec2 cell = vec2(p.x * 1.7, p.y * 5.0) + waves * 2.0;
  float chance = hash(floor(cell));
  vec2 within = fract(cell) - 0.5;
  float glint = smoothstep(0.45, 0.1, abs(within.x)) * smoothstep(0.32, 0.05, abs(within.y));
  float shimmer = 0.6 + 0.4 * sin(time * 2.0 + chance * 40.0);
  colour += glitter * glint * shimmer * step(1.0 - 0.02 - lobe * 0.16, chance) * 0.4 * smoothstep(1.2, 3.5, offshore);

  // Foam: bright at the rock, then two broken lines that follow the coast.
  float lace = noise(p * 5.0 + time * 0.15) * 0.6 + noise(p * 11.0 - time * 0.2) * 0.4;
  float drift = noise(p * 0.9 + time * 0.05) * 0.5;
  float breath = sin(time * 0.8 + drift * 8.0) * 0.05;
  float edge = 1.0 - smoothstep(0.0, 0.13 + breath, offshore - lace * 0.1);
  float gaps = smoothstep(0.35, 0.75, noise(p * 1.3 + 7.0)) * (0.55 + lace * 0.6);
  float near = smoothstep(0.09, 0.0, abs(offshore - 0.42 - drift * 0.5 - breath)) * 0.5;
  float next = smoothstep(0.12, 0.0, abs(offshore - 1.0 - drift * 0.9 + breath)) * 0.28;
  colour = mix(colour, foam, clamp(edge * 0.9 + (near + next) * gaps, 0.0, 0.95));

  float air = smoothstep(14.0, 70.0, far);
  colour = mix(colour, haze, air * 0.9);
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}
`;
