import type { RoomActionKind, RoomActionOf, RoomRefusal, RoomRefusalCode } from '@oia/protocol';
import type { RefusalCode, TableState } from '@oia/table';
import type { Member } from '../members/member.ts';
import type { StoredTerms } from '../store/room-store.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';

/** What changes: an entry without its version and time. */
export type EntryParts = Omit<RoomEntry, 'version' | 'at' | 'command'>;

/** Accepted with what changes, or refused. */
export type RoomDecision =
  | { readonly ok: true; readonly parts: EntryParts }
  | { readonly ok: false; readonly refusal: RoomRefusal };

/** What a decision depends on. */
export interface RoomContext {
  readonly terms: StoredTerms;
  readonly state: RoomState;
  readonly table: TableState | undefined;
  readonly member: Member;
  /** The seat of that member. */
  readonly seat: number | undefined;
  /** Their rating in the pool of this game. */
  readonly rating: number | undefined;
  readonly now: number;
}

/** Decides on one kind of action. Pure. */
export type RoomHandler<Kind extends RoomActionKind> = (
  context: RoomContext,
  action: RoomActionOf<Kind>,
) => RoomDecision;

export const accepted = (parts: EntryParts): RoomDecision => ({ ok: true, parts });

export const refused = (
  code: RoomRefusalCode | RefusalCode,
): { readonly ok: false; readonly refusal: RoomRefusal } => ({
  ok: false,
  refusal: { code } as RoomRefusal,
});
