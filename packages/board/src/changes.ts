import type { Side, Square, Stream, Token, Worker } from './scene.ts';

/** A difference between two scenes. Scenes are compared, so that every power is animated without code of its own. */
export type Change =
  /** A worker is on another square: it moved, or was swapped, pushed, ferried or swept. */
  | { readonly kind: 'move'; readonly worker: Worker; readonly from: Square; readonly to: Square }
  | { readonly kind: 'enter'; readonly worker: Worker }
  | { readonly kind: 'leave'; readonly worker: Worker }
  /** A worker that stayed where it is was marked or fell asleep, or the reverse. */
  | { readonly kind: 'restyle'; readonly worker: Worker }
  | { readonly kind: 'rise'; readonly square: Square; readonly from: number; readonly to: number }
  | { readonly kind: 'sink'; readonly square: Square; readonly from: number; readonly to: number }
  | { readonly kind: 'addDome'; readonly square: Square }
  | { readonly kind: 'removeDome'; readonly square: Square }
  | { readonly kind: 'putToken'; readonly token: Token; readonly from?: Square }
  | { readonly kind: 'removeToken'; readonly token: Token }
  | { readonly kind: 'moveRam'; readonly from?: Square; readonly to?: Square }
  /** The winds and songs that are active now. */
  | { readonly kind: 'setStreams'; readonly streams: readonly Stream[] }
  /** A side's workers became hidden or visible. */
  | { readonly kind: 'setVeil'; readonly side: Side };
