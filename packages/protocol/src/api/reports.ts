import { type Static, Type } from 'typebox';
import { RoomId, SeatNumber } from '../ids.ts';

const strict = { additionalProperties: false } as const;

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
const Reason = Type.Enum(REPORT_REASONS);
const Note = Type.Optional(Type.String({ maxLength: 500 }));

/** A player at a seat of a room, with or without their chat, or an account. */
export const ReportBody = Type.Union([
  Type.Object(
    {
      room: RoomId,
      seat: SeatNumber,
      said: Type.Optional(Type.Integer({ description: 'The time (`at`) of the chat line' })),
      reason: Reason,
      note: Note,
    },
    strict,
  ),
  Type.Object({ player: Type.String({ maxLength: 60 }), reason: Reason, note: Note }, strict),
]);
export type ReportBody = Static<typeof ReportBody>;

/** A player at a seat of a room, or an account, whose chat is hidden from the caller. */
export const MuteBody = Type.Union([
  Type.Object({ room: RoomId, seat: SeatNumber }, strict),
  Type.Object({ player: Type.String({ maxLength: 60 }) }, strict),
]);
export type MuteBody = Static<typeof MuteBody>;

export const MutesAnswer = Type.Object({
  mutes: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), at: Type.Integer() })),
});
export type MutesAnswer = Static<typeof MutesAnswer>;
