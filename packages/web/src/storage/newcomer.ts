import { device } from './device.ts';
import { keptGames } from './games.ts';
import { LESSONS } from './keys.ts';

/** The lesson to begin with. All of them are loaded with their page only. */
export const FIRST_LESSON = 'move';

/** No game was played and no lesson solved on this device yet. */
export const isNewcomer = (): boolean => device.read(LESSONS.key) === undefined && keptGames().length === 0;
