import { existsSync, writeFileSync } from 'node:fs';
import { draftTags, nameTags, recordFor, recordOf, recordText, type Tags } from '@oia/rules';
import { recordNames } from '@oia/table';
import type { Screen } from './screen.ts';

/** Names that were given, and how the powers were chosen; the rest the record knows by itself. */
function tagsOf({ table, draft }: Screen): Tags {
  const chosen = draft ? draftTags(draft).map(({ name, value }) => [name, value] as const) : [];
  return { ...nameTags(recordNames(table.state.setup.seats)), ...Object.fromEntries(chosen) };
}

/** The game so far, as far as the one at the screen may know it. */
export const sayRecord = (screen: Screen): string => recordText(recordFor(screen.game, screen.viewer, tagsOf(screen)));

/** Writes the whole truth to a file. A file that was there before is left alone, unless this game was saved there. */
export function saveGame(screen: Screen, file: string): string {
  if (file === '') return 'Save to which file? Type: save FILE';
  if (existsSync(file) && screen.saved !== file) return `There is already a file ${file}: choose another name.`;
  try {
    writeFileSync(file, recordText(recordOf(screen.game, tagsOf(screen))));
  } catch (error) {
    return `The file cannot be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  screen.saved = file;
  return `Saved to ${file}.${screen.isSecret ? ' It holds the secrets of all players.' : ''}`;
}
