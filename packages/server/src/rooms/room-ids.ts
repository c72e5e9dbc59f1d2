import type { CommandId, RoomId } from '@oia/protocol';
import { randomLetters } from '../members/random-letters.ts';

/** Nobody can guess it: whoever has the link may watch. */
export const newRoomId = (): RoomId => randomLetters(8);

/** For what the server does in somebody's name. */
export const newCommandId = (): CommandId => randomLetters(12);
