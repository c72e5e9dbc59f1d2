import { en } from '@oia/texts';

/** The words of the command line: its own are English, so those of the game are too. */
export const WORDS = en;
