import { type Static, Type } from 'typebox';

/** Letters and digits that are hard to confuse when read aloud. */
export const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The address of a room, short enough to be typed. */
export const RoomId = Type.String({ pattern: `^[${ID_LETTERS}]{8}$`, description: 'A room, eight letters and digits' });
export type RoomId = Static<typeof RoomId>;

/** A guest, an account or a program. */
export const MemberId = Type.String({ pattern: `^m[${ID_LETTERS}]{15}$` });
export type MemberId = Static<typeof MemberId>;

/** Chosen by the sender; a command repeated with the same id is executed once. */
export const CommandId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export type CommandId = Static<typeof CommandId>;

/** A seat at a table, from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });

/** The version of a room: the number of its durable changes. */
export const Version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

/** The name of a person or a program. Allowed characters are checked when it is chosen. */
export const MemberName = Type.String({ minLength: 1, maxLength: 30 });
