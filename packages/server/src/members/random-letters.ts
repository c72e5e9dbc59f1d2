import { randomInt } from 'node:crypto';
import { ID_LETTERS, type MemberId } from '@oia/protocol';

/** Letters and digits that nobody can guess. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

export const newMemberId = (): MemberId => `m${randomLetters(15)}`;
