import type { RoomRefusal } from '@oia/protocol';
import { ApiError } from '../http/api-error.ts';

/** Those that mean something else than a conflict with how the room stands. */
const STATUS: Partial<Record<RoomRefusal['code'], number>> = {
  noRoom: 404,
  badCommand: 400,
  notSeated: 403,
  notOpener: 403,
  notHost: 403,
  accountNeeded: 403,
  muted: 403,
  tooOften: 429,
  tryAgain: 503,
  notSaved: 503,
};

const MESSAGES: Partial<Record<RoomRefusal['code'], string>> = {
  noRoom: 'There is no such room.',
  notSeated: 'You do not sit here.',
  notYourTurn: 'It is not your turn.',
  illegalStep: 'This step is not legal now.',
  over: 'The game is over.',
  tryAgain: 'It is not known whether it was saved: send it again with the same id.',
  notSaved: 'It could not be saved, and was not done.',
};

/** A refusal of a room as the answer to a request. */
export function refusedAction(refusal: RoomRefusal): ApiError {
  const { code } = refusal;
  const at = 'at' in refusal && refusal.at !== undefined ? ` It stopped at "${refusal.at}".` : '';
  return new ApiError(STATUS[code] ?? 409, code, `${MESSAGES[code] ?? 'The room refuses it.'}${at}`);
}
