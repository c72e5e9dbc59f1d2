import { loadRoomWords, type RoomWords } from '@oia/texts';
import { settings } from '../settings.ts';
import { useStore } from '../use-store.ts';
import { lazyWords } from '../words.tsx';

const WORDS = lazyWords(loadRoomWords);

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
