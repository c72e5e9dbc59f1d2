import type { Side, Square, Stream, Token, Worker } from './scene.ts';

/** What happened between two scenes, found by comparing them: every power animates without code of its own. */
export type Change =
  /** A worker went from one square to another: by itself, swapped, pushed, carried, swept. */
  | { readonly kind: 'walk'; readonly worker: Worker; readonly from: Square; readonly to: Square }
  | { readonly kind: 'enter'; readonly worker: Worker }
  | { readonly kind: 'leave'; readonly worker: Worker }
  /** A worker's look changed where it stands: marked, asleep. */
  | { readonly kind: 'turn'; readonly worker: Worker }
  | { readonly kind: 'rise'; readonly square: Square; readonly from: number; readonly to: number }
  | { readonly kind: 'sink'; readonly square: Square; readonly from: number; readonly to: number }
  | { readonly kind: 'dome'; readonly square: Square }
  | { readonly kind: 'undome'; readonly square: Square }
  | { readonly kind: 'token'; readonly token: Token; readonly from?: Square }
  | { readonly kind: 'untoken'; readonly token: Token }
  | { readonly kind: 'ram'; readonly from?: Square; readonly to?: Square }
  /** What blows or calls now. */
  | { readonly kind: 'stream'; readonly streams: readonly Stream[] }
  /** A side was veiled or unveiled. */
  | { readonly kind: 'veil'; readonly side: Side };
