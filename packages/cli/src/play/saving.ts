import { existsSync, writeFileSync } from 'node:fs';
import { draftTags, recordFor, recordOf, recordText, type Tags } from '@oia/rules';
import { seatLetter } from '../options.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';

/** Names that were given, and how the powers were chosen; the rest the record knows by itself. */
function tagsOf({ table, draft }: Session): Tags {
  const seats = Array.from({ length: table.players }, (_, seat) => seat);
  const names = seats.map((seat) => [`Player${seatLetter(seat)}`, nameFor(table, seat)] as const);
  const chosen = draft ? draftTags(draft).map(({ name, value }) => [name, value] as const) : [];
  return Object.fromEntries([...names.filter(([, name]) => name !== ''), ...chosen]);
}

function nameFor({ computers, nameOf }: Table, seat: number): string {
  if (computers.has(seat)) return 'random steps';
  return nameOf(seat) === seatLetter(seat) ? '' : nameOf(seat);
}

/** The game so far, as far as the one at the screen may know it. */
export const sayRecord = (session: Session): string =>
  recordText(recordFor(session.game, session.viewer ?? 'spectator', tagsOf(session)));

/** Writes the whole truth to a file. A file that was there before is left alone, unless this game was saved there. */
export function saveGame(session: Session, file: string): string {
  if (file === '') return 'Save to which file? Type: save FILE';
  if (existsSync(file) && session.saved !== file) return `There is already a file ${file}: choose another name.`;
  try {
    writeFileSync(file, recordText(recordOf(session.game, tagsOf(session))));
  } catch (error) {
    return `The file cannot be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  session.saved = file;
  return `Saved to ${file}.${session.isSecret ? ' It holds the secrets of all players.' : ''}`;
}
