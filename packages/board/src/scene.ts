/** Squares are counted from the bottom left, row by row: a1 is 0, e1 is 4, a2 is 5, e5 is 24. */
export type Square = number;
export const WIDTH = 5;
export const SQUARES = WIDTH * WIDTH;

/** Sides differ by colour, by the shape of the base and by pattern, so that nobody has to tell colours apart. */
export const SIDES = [0, 1, 2] as const;
export type Side = (typeof SIDES)[number];

export const FIGURES = ['female', 'male', 'other'] as const;
/** What a worker looks like; `other` is one that came into the game later and is neither. */
export type Figure = (typeof FIGURES)[number];

export interface Worker {
  readonly square: Square;
  readonly side: Side;
  readonly figure: Figure;
  /** Singled out by some power. */
  readonly marked?: boolean;
  /** Cannot act now. */
  readonly asleep?: boolean;
}

/** Things that lie on the board beside blocks and workers, by what they look like. */
export const TOKENS = ['whirlpool', 'coin', 'guardian', 'abyss', 'fate', 'generic'] as const;
export type TokenKind = (typeof TOKENS)[number];

export interface Token {
  readonly square: Square;
  readonly kind: TokenKind;
  /** Known to the one who looks, not to everybody: drawn as a secret. */
  readonly secret?: boolean;
}

/** Clockwise from north, which is towards row 5. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Something that blows or calls across the whole board. */
export interface Stream {
  readonly kind: 'wind' | 'song';
  readonly direction: Direction;
}

/** Everything that is to be seen. Plain data: two scenes are compared to find out what happened. */
export interface Scene {
  /** Blocks on each of the 25 squares, 0 to 3. */
  readonly levels: readonly number[];
  /** Squares with a dome, on whatever level. */
  readonly domes: readonly Square[];
  readonly workers: readonly Worker[];
  readonly tokens: readonly Token[];
  readonly ram?: Square;
  readonly streams: readonly Stream[];
  /** Sides whose workers stand somewhere unseen. */
  readonly hidden: readonly Side[];
}

export const EMPTY_SCENE: Scene = {
  levels: Array.from({ length: SQUARES }, () => 0),
  domes: [],
  workers: [],
  tokens: [],
  streams: [],
  hidden: [],
};
