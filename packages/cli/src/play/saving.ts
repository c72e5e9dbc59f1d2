import { existsSync, writeFileSync } from 'node:fs';
import { draftTags, nameTags, recordFor, recordOf, recordText, type Tags } from '@oia/rules';
import { recordNames } from '@oia/table';
import type { Screen } from './screen.ts';

/** Names and draft as tags; the other tags come from the game. */
function tagsOf({ table, draft }: Screen): Tags {
  const chosen = draft ? draftTags(draft).map(({ name, value }) => [name, value] as const) : [];
  return { ...nameTags(recordNames(table.state.setup.seats)), ...Object.fromEntries(chosen) };
}

/** The record of the game so far, as the player at the screen may know it. */
export const recordOfGame = (screen: Screen): string =>
  recordText(recordFor(screen.game, screen.viewer, tagsOf(screen)));

/** Writes the complete game, secrets included, to a file. An existing file is overwritten only if this game was saved there. */
export function saveGame(screen: Screen, file: string): string {
  if (file === '') return 'Save to which file? Type: save FILE';
  if (existsSync(file) && screen.saved !== file) return `${file} already exists: choose another name.`;
  try {
    writeFileSync(file, recordText(recordOf(screen.game, tagsOf(screen))));
  } catch (error) {
    return `The file could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  screen.saved = file;
  return `Saved to ${file}.${screen.isSecret ? ' It contains the secrets of all players.' : ''}`;
}
