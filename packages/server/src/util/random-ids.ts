import { randomInt } from 'node:crypto';
import { type CommandId, ID_LETTERS, type MemberId, type RoomId } from '@oia/protocol';

/** Unguessable letters and digits. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

export const newMemberId = (): MemberId => `m${randomLetters(15)}`;

/** Unguessable, because the link to a room is enough to watch it. */
export const newRoomId = (): RoomId => randomLetters(8);

/** For commands that the server sends on behalf of a member. */
export const newCommandId = (): CommandId => randomLetters(12);

/** A random number in [0, 1) that players cannot predict. */
export const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;
