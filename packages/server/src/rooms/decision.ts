import type { RoomActionKind, RoomActionOf, RoomRefusal } from '@oia/protocol';
import type { TableState } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import type { StoredTerms } from './room-store.ts';

/** The changes of an entry, without version and time. */
export type EntryParts = Omit<RoomEntry, 'version' | 'at' | 'command'>;

/** Accepted with the changes, or refused. */
export type RoomDecision =
  | { readonly ok: true; readonly parts: EntryParts }
  | { readonly ok: false; readonly refusal: RoomRefusal };

/** The inputs of a decision. */
export interface RoomContext {
  readonly terms: StoredTerms;
  readonly state: RoomState;
  readonly table: TableState | undefined;
  readonly member: Member;
  /** The member's seat. */
  readonly seat: number | undefined;
  /** The member's rating in the pool of this game. */
  readonly rating: number | undefined;
  readonly now: number;
}

/** Decides on one kind of action. Pure. */
export type RoomHandler<Kind extends RoomActionKind> = (
  context: RoomContext,
  action: RoomActionOf<Kind>,
) => RoomDecision;

export const accepted = (parts: EntryParts): RoomDecision => ({ ok: true, parts });

export { refused } from '@oia/table';
