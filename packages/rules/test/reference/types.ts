// The plain vocabulary of the reference generator: what goes in and what comes out.

export type Sex = 'f' | 'm' | 'n';
export type Side = 0 | 1;

/** The state of a seat's card; only what applies to its power is present. */
export interface RefState {
  used?: boolean; // heroes
  reserve?: number; // gaea
  whirlpools?: number[]; // charybdis: squares of the tokens on the board
  wind?: number; // aeolus: 0..7 = N NE E SE S SW W NW, the direction it blows to
  song?: number; // siren: likewise, the direction it drags to
  abyss?: number; // tartarus
  fate?: number; // moerae: lower-left square of the 2x2
  face?: string; // chaos
  deck?: string[];
  discards?: string[];
  mark?: number; // adonis: square of the marked worker of the opponent
  stolen?: boolean; // circe: she holds the opponent's card
}

export interface RefSeat {
  power: string;
  workers: { square: number; sex: Sex }[];
  state: RefState;
}

export interface RefPosition {
  heights: number[];
  domes: boolean[];
  seats: [RefSeat, RefSeat];
  toMove: Side;
  additional?: boolean;
  climbed: [boolean, boolean];
  winner?: Side;
  drawPending?: boolean;
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}
