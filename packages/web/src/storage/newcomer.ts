import { device } from './device.ts';
import { keptGames } from './games.ts';

/** Where the lessons that were solved are stored (`lessons.ts`). */
export const LESSONS_KEY = 'oia.lessons';

/** The lesson to begin with. All of them are loaded with their page only. */
export const FIRST_LESSON = 'move';

/** Nobody has played or learnt on this device yet. */
export const isNewcomer = (): boolean => device.read(LESSONS_KEY) === undefined && keptGames().length === 0;
