import { recordText } from '@oia/rules';
import { Store } from '../../base/store.ts';
import { navigate } from '../../common/router.tsx';
import { type Imported, MAX_FILE_SIZE, type RecordRead, readImported } from '../../storage/importing.ts';
import { linkOf } from '../../storage/links.ts';

/** Several games, or one that is too long for an address. In memory, so that the user can come back to them. */
export const importedGames = new Store<readonly RecordRead[]>([]);

export type ImportFault = Exclude<Imported, { readonly kind: 'games' }> | { readonly kind: 'unreadableFile' };

/** The result of an import: it opens, or it has a fault. */
export type ImportResult =
  | { readonly kind: 'open' }
  | ImportFault
  | { readonly kind: 'fault'; readonly text: string; readonly read: Extract<RecordRead, { readonly ok: false }> };

/** A single game is put into the address, so that it survives a reload; several are listed. */
export async function importText(text: string): Promise<ImportResult> {
  const imported = await readImported(text);
  if (imported.kind !== 'games') return imported;
  const [only, ...more] = imported.games;
  if (!only) return { kind: 'empty' };
  if (more.length === 0 && !only.ok) return { kind: 'fault', text: imported.text, read: only };
  if (more.length > 0) importedGames.set(imported.games);
  else await show(only);
  return { kind: 'open' };
}

/** Opens a game at its own address. */
export async function show(read: RecordRead): Promise<void> {
  if (!read.ok) return;
  const link = await linkOf(recordText(read.value));
  if (link === undefined) importedGames.set([read]);
  else navigate({ page: 'replay', record: link });
}

export async function importFile(file: File): Promise<ImportResult> {
  if (file.size > MAX_FILE_SIZE) return { kind: 'tooLarge' };
  try {
    return await importText(await file.text());
  } catch {
    return { kind: 'unreadableFile' };
  }
}
