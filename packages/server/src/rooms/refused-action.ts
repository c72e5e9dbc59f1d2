import type { RoomRefusal } from '@oia/protocol';
import { ApiError } from '../routing/route.ts';
import { BrokenRoom } from './contract.ts';

/** Codes other than a conflict with the state of the room (409). */
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
  broken: 500,
};

const MESSAGES: Partial<Record<RoomRefusal['code'], string>> = {
  noRoom: 'There is no such room.',
  notSeated: 'You do not sit here.',
  notYourTurn: 'It is not your turn.',
  illegalStep: 'This step is not legal now.',
  over: 'The game is over.',
  tryAgain: 'It is not known whether it was saved: send it again with the same id.',
  notSaved: 'It could not be saved, and was not done.',
  broken: 'What is stored of this room cannot be read. The operator of the server finds it in the log.',
};

/** The API error for a refused action. */
export function refusedAction(refusal: RoomRefusal): ApiError {
  const { code } = refusal;
  const at = 'at' in refusal && refusal.at !== undefined ? ` It stopped at "${refusal.at}".` : '';
  return new ApiError(STATUS[code] ?? 409, code, `${MESSAGES[code] ?? 'The room refuses it.'}${at}`);
}

/** A broken room has a refusal of its own; any other error stays what it is. */
export function throwBroken(error: unknown): never {
  throw error instanceof BrokenRoom ? refusedAction({ code: 'broken' }) : error;
}
