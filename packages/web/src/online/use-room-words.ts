import type { RoomWords } from '@oia/texts';
import { useStore } from '../base/use-store.ts';
import { settings } from '../common/settings.ts';
import { lazyChunk } from '../common/words.tsx';

const WORDS = lazyChunk('room');

/** The words of a table online; suspends until they are loaded. */
export const useRoomWords = (): RoomWords => WORDS[useStore(settings).language].useLoaded();

/** For those who preload the page, and for notices without a page. */
export const roomWords = (): Promise<RoomWords> => WORDS[settings.value.language].load();

/** True if the room itself has words for a refusal; requests have codes of their own. */
export const isRoomRefusal = ({ refusals }: RoomWords, code: string): code is keyof RoomWords['refusals'] =>
  Object.hasOwn(refusals, code);

/** Why the room refused something. */
export const sayRoomRefusal = (words: RoomWords, code: string): string =>
  isRoomRefusal(words, code) ? words.refusals[code] : words.refusals.other;
