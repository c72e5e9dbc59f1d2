import type { OnlineEntryWords, OnlineWords, RoomWords } from '@oia/texts';
import { useStore } from '../base/use-store.ts';
import { settings } from '../common/settings.ts';
import { allWords, lazyChunk } from '../common/words.tsx';

const ONLINE = lazyChunk('online');
const ENTRY = lazyChunk('onlineEntry');

/** The words of everything online in the current language; suspends until they are loaded. */
export const useOnlineWords = (): OnlineWords => ONLINE[useStore(settings).language].useLoaded();

/** The words of the links to online play. */
export const useEntryWords = (): OnlineEntryWords => ENTRY[useStore(settings).language].useLoaded();

export const preloadEntryWords = (): Promise<void> => ENTRY[settings.value.language].preload();

const onlineWords = (): Promise<OnlineWords> => ONLINE[settings.value.language].load();

/** Loads a module and all words it will need in parallel. */
export async function withOnlineWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, allWords(), onlineWords()]);
  return module;
}

/** Advice on a refusal, by its code. A server of another version may have more codes. */
export function sayRefusal({ faults }: OnlineWords, code: string): string {
  const known: Readonly<Record<string, string>> = faults;
  return known[code] ?? faults.internal;
}

const ROOM = lazyChunk('room');

/** The words of a table online; suspends until they are loaded. */
export const useRoomWords = (): RoomWords => ROOM[useStore(settings).language].useLoaded();

/** Loads the words of a room ahead of its page. */
export const roomWords = (): Promise<RoomWords> => ROOM[settings.value.language].load();

/** True if the room itself has words for a refusal; requests have codes of their own. */
export const isRoomRefusal = ({ refusals }: RoomWords, code: string): code is keyof RoomWords['refusals'] =>
  Object.hasOwn(refusals, code);

/** Why the room refused something. */
export const sayRoomRefusal = (words: RoomWords, code: string): string =>
  isRoomRefusal(words, code) ? words.refusals[code] : words.refusals.other;
