export type Sound = 'step' | 'climb' | 'build' | 'dome' | 'win';

/** A part of a sound. Times are in seconds, frequencies in hertz, `loudness` from 0 to 1; every part fades out over `duration`. */
export type Part = { readonly after: number; readonly duration: number; readonly loudness: number } & (
  | { readonly kind: 'tone'; readonly from: number; readonly to: number }
  /** Noise around a frequency: the scrape and knock of stone. A higher `focus` rings more. */
  | { readonly kind: 'noise'; readonly around: number; readonly focus: number }
);

const tone = (from: number, to: number, duration: number, loudness: number, after = 0): Part => ({
  kind: 'tone',
  from,
  to,
  duration,
  loudness,
  after,
});

const noise = (around: number, focus: number, duration: number, loudness: number, after = 0): Part => ({
  kind: 'noise',
  around,
  focus,
  duration,
  loudness,
  after,
});

/** A sandal on a stone slab: the sole, then a little grit. */
const footstep = (after: number, pitch = 1): readonly Part[] => [
  noise(260 * pitch, 1.4, 0.07, 0.5, after),
  noise(2400 * pitch, 0.8, 0.04, 0.07, after + 0.015),
];

/** A block is set down: it knocks, thuds and grinds for a moment. */
const stone = (after = 0): readonly Part[] => [
  noise(1150, 3.2, 0.06, 0.55, after),
  noise(420, 1.6, 0.14, 0.55, after),
  tone(120, 62, 0.16, 0.5, after),
  noise(3200, 0.7, 0.18, 0.05, after + 0.03),
];

/** The partials of a bell as multiples of the note one hears: hum, prime, tierce, quint, nominal and one above. */
const PARTIALS = [
  [0.5, 0.35, 1.3],
  [1, 0.5, 1],
  [1.19, 0.35, 0.75],
  [1.5, 0.2, 0.55],
  [2, 0.4, 0.5],
  [2.74, 0.16, 0.3],
] as const;

const bell = (note: number, duration: number, loudness: number, after = 0): readonly Part[] => [
  ...PARTIALS.map(([ratio, share, length]) =>
    tone(note * ratio, note * ratio, duration * length, loudness * share, after),
  ),
  noise(note * 6, 2, 0.03, loudness * 0.25, after),
];

/** Steps and stones, a small bell for a dome, and the bells of the island for a victory. */
export const RECIPES: Readonly<Record<Sound, readonly Part[]>> = {
  step: [...footstep(0), ...footstep(0.13, 0.9)],
  climb: [...footstep(0), ...footstep(0.12, 1.25), ...footstep(0.24, 1.5)],
  build: stone(),
  dome: [...stone(), ...bell(1046, 0.9, 0.16, 0.05)],
  win: [
    ...bell(523, 1.8, 0.4),
    ...bell(659, 1.8, 0.36, 0.32),
    ...bell(784, 2.4, 0.36, 0.64),
    ...bell(392, 2.6, 0.3, 0.96),
  ],
};
