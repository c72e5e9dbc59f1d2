import type { Theme } from '../options.ts';
import type { Side } from '../scene.ts';

/** Colours of things, the same in both themes: only the light differs. */
export const COLOURS = {
  plaster: 0xfffdf8,
  plasterShade: 0xf4eee4,
  stepLight: 0xf3eadb,
  stepDark: 0xdccfba,
  door: 0x1d5fb0,
  frame: 0xf7f1e4,
  stone: 0xf6eee0,
  joint: 0xcdb991,
  rim: 0xfffcf5,
  dome: 0x1558b8,
  domeRib: 0x2f74d0,
  gold: 0xe9b23c,
  straw: 0xf0cf7a,
  skin: 0xf0b98e,
  hair: 0x4a2a18,
  bronze: 0xa8743a,
  cream: 0xfff6e0,
  ink: 0x23304a,
  wood: 0x8a5a34,
  leaf: 0x4e8a4a,
  cypress: 0x2f6240,
  bloom: 0xd6338a,
  sand: 0xf0d9a4,
} as const;

/** Terraces by level; 0 is the ground. */
export const TERRACES = [0xf3e8d2, 0xf2c888, 0x9fd2f2, 0x2f76cc] as const;

export const JOINTS = [0xcdb991, 0xd9a965, 0x83bbe0, 0x2566b5] as const;

/** Strata of the rock from the top to the water. */
export const STRATA = [0xd9b98c, 0xb98557, 0xc99a6b, 0x9a6443, 0xb07a52, 0x7d4f39] as const;

export interface SidePaint {
  readonly main: number;
  readonly deep: number;
  readonly trim: number;
}

/** The sides also differ in lightness: medium red, dark teal, violet with gold. */
export const SIDE_PAINTS: Readonly<Record<Side, SidePaint>> = {
  0: { main: 0xd8402a, deep: 0xa92a1c, trim: 0xfff1d6 },
  1: { main: 0x0c6b66, deep: 0x074844, trim: 0xd8fff2 },
  2: { main: 0x7a3bb5, deep: 0x552489, trim: 0xffc93c },
};

/** Choices are drawn in colours that no piece has. */
export const SIGNALS = {
  offer: 0x00b877,
  offerDeep: 0x04583d,
  act: 0xffb300,
  remove: 0xd81e3c,
  select: 0xffd23f,
  hover: 0xffffff,
  focus: 0x0b1f4d,
  last: 0xc8752a,
  hint: 0xff9d00,
  arrow: 0x123c9c,
} as const;

/** Light, air and water of a theme. */
export interface Atmosphere {
  readonly sun: number;
  readonly sunStrength: number;
  readonly sky: number;
  readonly ground: number;
  readonly fill: number;
  readonly exposure: number;
  readonly zenith: number;
  readonly haze: number;
  readonly shallow: number;
  readonly water: number;
  readonly deep: number;
  readonly foam: number;
  readonly glitter: number;
  readonly pane: number;
  readonly glow: number;
  readonly glowStrength: number;
}

export const ATMOSPHERES: Readonly<Record<Theme, Atmosphere>> = {
  light: {
    sun: 0xffefd8,
    sunStrength: 2.75,
    sky: 0xe0edff,
    ground: 0xf2e6d6,
    fill: 1.9,
    exposure: 1.18,
    zenith: 0x4f9fe0,
    haze: 0xf6e3cf,
    shallow: 0x6fdcd6,
    water: 0x1f9bd0,
    deep: 0x0c63ad,
    foam: 0xffffff,
    glitter: 0xfff0d0,
    pane: 0x2b6cb8,
    glow: 0x000000,
    glowStrength: 0,
  },
  dark: {
    sun: 0xd8dcff,
    sunStrength: 2,
    sky: 0x8fa4e6,
    ground: 0xb07a62,
    fill: 1.45,
    exposure: 1.3,
    zenith: 0x0a1430,
    haze: 0x3d4a80,
    shallow: 0x1a6a96,
    water: 0x0d3568,
    deep: 0x071a40,
    foam: 0x9fc0ea,
    glitter: 0xcfe0ff,
    pane: 0x7a4a12,
    glow: 0xffb44a,
    glowStrength: 1.4,
  },
};
