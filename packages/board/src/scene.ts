/** Squares are numbered from the bottom left, row by row: a1 is 0, e1 is 4, a2 is 5, e5 is 24. */
export type Square = number;
export const WIDTH = 5;
export const SQUARES = WIDTH * WIDTH;

/** Sides differ in colour, in the shape of the base and in pattern, so that players need not rely on colour alone. */
export const SIDES = [0, 1, 2] as const;
export type Side = (typeof SIDES)[number];

export const FIGURES = ['female', 'male', 'other'] as const;
/** The shape of a worker; `other` is a worker that entered the game later and is neither. */
export type Figure = (typeof FIGURES)[number];

export interface Worker {
  readonly square: Square;
  readonly side: Side;
  readonly figure: Figure;
  /** Marked by a power. */
  readonly marked?: boolean;
  /** Cannot act now. */
  readonly asleep?: boolean;
  /** Only this viewer sees it. */
  readonly unseen?: boolean;
}

/** Things on the board other than blocks, domes and workers, by what they look like. */
export const TOKENS = ['whirlpool', 'coin', 'guardian', 'abyss', 'fate', 'generic'] as const;
export type TokenKind = (typeof TOKENS)[number];

export interface Token {
  readonly square: Square;
  readonly kind: TokenKind;
  /** Known to this viewer only: drawn as a secret. */
  readonly secret?: boolean;
}

/** Clockwise from north, which is towards row 5. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A wind or a song that crosses the whole board. */
export interface Stream {
  readonly kind: 'wind' | 'song';
  readonly direction: Direction;
}

/** Everything on the board. Plain data: two scenes are compared to find out what changed. */
export interface Scene {
  /** Blocks on each of the 25 squares, 0 to 3. */
  readonly levels: readonly number[];
  /** Squares with a dome, on any level. */
  readonly domes: readonly Square[];
  readonly workers: readonly Worker[];
  readonly tokens: readonly Token[];
  readonly ram?: Square;
  readonly streams: readonly Stream[];
  /** Sides whose workers are hidden from this viewer. */
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

/** The number displayed on a square for its height: none on the ground or on a complete tower. */
export const numberOf = (level: number, hasDome: boolean): number | undefined =>
  level === 0 || (level === 3 && hasDome) ? undefined : level;
