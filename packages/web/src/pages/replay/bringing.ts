import { recordText } from '@oia/rules';
import { navigate } from '../../router.tsx';
import { type Brought, LARGEST_FILE, type RecordRead, readBrought } from '../../storage/importing.ts';
import { linkOf } from '../../storage/links.ts';
import { Store } from '../../store.ts';

/** Several games, or one that is too long for an address: kept while the app is open, so that the way back leads to it. */
export const table = new Store<readonly RecordRead[]>([]);

export type BringFault = Exclude<Brought, { readonly kind: 'games' }> | { readonly kind: 'unreadableFile' };

/** What came of bringing something: it is on its way to be shown, or it says what is wrong. */
export type Bringing =
  | { readonly kind: 'open' }
  | BringFault
  | { readonly kind: 'fault'; readonly text: string; readonly read: Extract<RecordRead, { readonly ok: false }> };

/** One game goes into the address, so that it survives a reload; several are laid out. */
export async function bring(text: string): Promise<Bringing> {
  const brought = await readBrought(text);
  if (brought.kind !== 'games') return brought;
  const [only, ...more] = brought.games;
  if (!only) return { kind: 'empty' };
  if (more.length === 0 && !only.ok) return { kind: 'fault', text: brought.text, read: only };
  if (more.length > 0) table.set(brought.games);
  else await show(only);
  return { kind: 'open' };
}

/** Opens a game at an address of its own. */
export async function show(read: RecordRead): Promise<void> {
  if (!read.ok) return;
  const link = await linkOf(recordText(read.value));
  if (link === undefined) table.set([read]);
  else navigate({ page: 'replay', record: link });
}

export async function bringFile(file: File): Promise<Bringing> {
  if (file.size > LARGEST_FILE) return { kind: 'tooLarge' };
  try {
    return await bring(await file.text());
  } catch {
    return { kind: 'unreadableFile' };
  }
}
