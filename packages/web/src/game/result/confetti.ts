import { type Random, seededRandom } from '@oia/rules';

/** A piece of the game that falls over the board. Lengths are in parts of the board's width, times in seconds. */
export interface Confetto {
  readonly kind: 'block' | 'dome';
  readonly size: number;
  /** Where it starts, from the left; it starts above the board. */
  readonly x: number;
  readonly delay: number;
  readonly speed: number;
  /** How far it swings to each side. */
  readonly sway: number;
  /** Turns a second. */
  readonly spin: number;
  readonly phase: number;
}

/** Where a piece is at one time. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly turn: number;
}

const COUNT = 80;
/** After this time all pieces have left a square board. */
export const DURATION_SECONDS = 4;
const GRAVITY = 0.28;

const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

export function confetti(seed: number): readonly Confetto[] {
  const random = seededRandom(seed);
  return Array.from({ length: COUNT }, (_, i) => ({
    kind: i % 2 === 0 ? 'block' : 'dome',
    size: between(random, 0.018, 0.036),
    x: random(),
    delay: between(random, 0, 1.1),
    speed: between(random, 0.18, 0.42),
    sway: between(random, 0.008, 0.035),
    spin: between(random, -0.7, 0.7),
    phase: between(random, 0, 2 * Math.PI),
  }));
}

export function placeAt({ x, delay, speed, sway, spin, phase, size }: Confetto, time: number): Place {
  const fallen = Math.max(0, time - delay);
  return {
    x: x + sway * Math.sin(phase + 3 * fallen),
    y: -size + speed * fallen + GRAVITY * fallen ** 2,
    turn: phase + 2 * Math.PI * spin * fallen,
  };
}
