import type { DraftStep, Outcome } from '@oia/rules';
import type { RoomId } from '../ids.ts';
import type { RoomEvent, RoomView } from '../room-view.ts';

/** It is the reader's turn: all that a simple program needs. */
export interface TurnLine {
  readonly kind: 'turn';
  readonly version: number;
  readonly seat: number;
  /** The position as the reader sees it, in notation; absent in a draft. */
  readonly position?: string;
  /** The legal steps in notation, in the order of `steps`. */
  readonly legal: readonly string[];
  /** The same as numbers. */
  readonly steps: readonly number[];
  /** In a draft: what may be offered, picked or chosen. */
  readonly draft?: readonly DraftStep[];
}

/** A line of `GET /api/rooms/:id/stream`. An empty line comes every ten seconds; the stream ends with the game. */
export type RoomLine =
  /** The whole room: at the beginning, and after missed events. */
  | { readonly kind: 'room'; readonly seat?: number; readonly view: RoomView }
  /** Events since the last message; applied in order they lead to `version`. */
  | { readonly kind: 'events'; readonly version: number; readonly events: readonly RoomEvent[] }
  | TurnLine
  /** Without an outcome: cancelled. */
  | { readonly kind: 'over'; readonly version: number; readonly outcome?: Outcome };

/** Events in the caller's rooms. */
export const OWN_EVENTS = ['started', 'turn', 'over', 'rematch'] as const;
export type OwnEventKind = (typeof OWN_EVENTS)[number];

/** A line of `GET /api/stream`. `rematch`: offered; its room comes with `started`. */
export interface OwnLine {
  readonly kind: OwnEventKind;
  readonly room: RoomId;
}
